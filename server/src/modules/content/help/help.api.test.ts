import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpTree, listQuestions, readNews, suggestHelp } from '#contract/content/calls'
import { type Language, languages } from '#contract/language'
import { testServer } from '../../../testing/test-server'
import { startingBranches } from '../starting/help/starting-branches'
import { startingQuestions } from '../starting/help/starting-questions'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const inLanguage = (language: Language) => ({ headers: { 'accept-language': language } })
type Suggested = Array<{ id: number; title: string; excerpt: string }>
const suggest = async (text: string, language: Language = 'zh-CN') =>
  (await server.call(suggestHelp, { text }, inLanguage(language))).data as Suggested

describe('the help centre', () => {
  it('shows every branch and article in both languages, with every place filled', async () => {
    for (const language of languages) {
      const tree = (await server.call(helpTree, {}, inLanguage(language))).data as Array<{
        articles: Array<{ id: number; title: string }>
      }>
      const articles = tree.flatMap(branch => branch.articles)
      expect(articles).toHaveLength(startingBranches.flatMap(branch => branch.articles).length)
      for (const { id } of articles) {
        const { data } = await server.call(readNews, { id, type: 1 }, inLanguage(language))
        const { title, summary, body_html } = data as Record<string, string>
        expect(`${title} ${summary} ${body_html}`, title).not.toMatch(/[{}]/)
        expect(/[\u4e00-\u9fff]/.test(body_html ?? ''), title).toBe(language === 'zh-CN')
      }
    }
  })

  it('opens with its first article, and knows the one before and after', async () => {
    const first = (await server.call(readNews, { type: 1 })).data as { id: number; next_id: number }
    expect(first).toMatchObject({ id: 1, previous_id: null })
    expect((await server.call(readNews, { type: 1, id: first.next_id })).data).toMatchObject({
      previous_id: 1,
    })
    expect((await server.call(readNews, { type: 1, id: 999 })).status).toBe(404)
  })

  it('answers frequent questions', async () => {
    const { data } = await server.call(listQuestions, {}, inLanguage('en'))
    expect(data as object[]).toHaveLength(startingQuestions.length)
    expect(JSON.stringify(data)).not.toMatch(/\{\w+\}/)
  })
})

describe('a suggestion', () => {
  it.each([
    ['我的封面为什么被退回，尺寸是对的', 3],
    ['手机号换了，收不到验证码', 20],
    ['翻唱需要授权吗', 5],
    ['我家孩子未成年能发布吗', 22],
  ])('fits what is typed in Chinese: %s', async (text, id) => {
    expect((await suggest(text)).map(article => article.id)).toContain(id)
  })

  it.each([
    ['Why was my cover refused? It is 3000 pixels', 3],
    ['I want to change my phone number', 20],
    ['How much does publishing cost', 40],
  ])('fits what is typed in English: %s', async (text, id) => {
    expect((await suggest(text, 'en')).map(article => article.id)).toContain(id)
  })

  it('is not made from nothing, from noise or from a wall of text', async () => {
    expect(await suggest('')).toEqual([])
    expect(await suggest('的 了 吗 !!! 123')).toEqual([])
    expect(await suggest('zzz qqq xxx', 'en')).toEqual([])
    expect((await server.call(suggestHelp, { text: '封'.repeat(10_001) }, {})).status).toBe(422)
    expect(await suggest('封面'.repeat(5000))).not.toEqual([])
  })
})

describe('what a site starts with', () => {
  it('names no figure of its own: each limit, fee and time is a place', () => {
    const articles = startingBranches.flatMap(branch => branch.articles)
    const texts = [
      ...articles.flatMap(({ title, summary, body }) => [title, summary, body]),
      ...startingQuestions.flatMap(({ question, answer }) => [question, answer]),
    ].flatMap(both => Object.values(both))
    // Names of formats are no figures: UTF-8, MP3, 0 dBTP.
    const named = /UTF-\d+|GB18030|MP3|0 dBTP/g
    for (const text of texts) expect(text.replace(/<[^>]*>/g, '').replace(named, ''), text).not.toMatch(/\d/)
  })
})
