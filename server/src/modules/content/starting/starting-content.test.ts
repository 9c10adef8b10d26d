import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockSlots, newsCategories, questionsOnHome } from '#contract/content/kinds'
import { type Language, languages } from '#contract/language'
import { channelRules, type MessageKind } from '#contract/messages/message'
import type { Agent } from '#contract/sites/agent'
import { fillHtml } from '../fill-page'
import { pageValues } from '../page-values'
import { firstDaySite } from '../page-values.sample'
import { startingBlocks } from './blocks'
import { startingBranches } from './help/starting-branches'
import { startingQuestions } from './help/starting-questions'
import { startingNews } from './news'
import { startingPlans } from './plans'
import type { InBoth } from './starting-help'
import { startingPages } from './starting-pages'
import { figuresIn, foreignIn, lengthOf, linksIn, placesIn, strayBracesIn, wrongTagsIn } from './text-faults'

const articles = startingBranches.flatMap(({ tid, articles: inBranch }) =>
  inBranch.map(article => ({ tid, ...article })),
)

function textsOf(name: string, number: number, texts: Record<string, InBoth>) {
  return Object.entries(texts).flatMap(([part, both]) =>
    languages.map(language => ({
      where: `${name} ${number} ${part} ${language}`,
      language,
      text: both[language],
    })),
  )
}

const filled = (texts: Record<string, InBoth>) =>
  Object.fromEntries(Object.entries(texts).filter(([, both]) => languages.some(language => both[language])))

const everything = [
  ...startingBranches.flatMap(({ tid, title }) => textsOf('branch', tid, { title })),
  ...articles.flatMap(({ number, title, summary, body }) =>
    textsOf('help', number, { title, summary, body }),
  ),
  ...startingQuestions.flatMap(({ number, question, answer }) =>
    textsOf('question', number, { question, answer }),
  ),
  ...startingPages.flatMap(({ id, title, body }) => textsOf('page', id, { title, body })),
  ...startingNews.flatMap(({ number, title, summary, body }) =>
    textsOf('news', number, { title, summary, body }),
  ),
  ...startingPlans.flatMap(({ number, title, summary, body }) =>
    textsOf('plan', number, { title, summary, body }),
  ),
  // A block need not have every part, but a part that is there is there in both languages.
  ...startingBlocks.flatMap(({ number, title, summary, body }) =>
    textsOf('block', number, filled({ title, summary, body })),
  ),
]

/** What is wrong anywhere, as `help 3 body en: 3000`. */
function faults(find: (text: string, language: Language) => readonly string[]): string[] {
  return everything.flatMap(({ where, language, text }) =>
    find(text, language).map(fault => `${where}: ${fault}`),
  )
}

const screens = new Set(
  [
    ...readFileSync(join(import.meta.dirname, '../../../../../docs/routes.md'), 'utf8').matchAll(
      /^\| (\/\S*) \|/gm,
    ),
  ]
    .map(([, path = '']) => path)
    .filter(path => path !== '/' && !path.startsWith('/operator')),
)

function leadsNowhere(address: string): boolean {
  const { origin, pathname, searchParams } = new URL(address, 'http://here')
  if (origin !== 'http://here' || !screens.has(pathname)) return true
  const id = Number(searchParams.get('id'))
  const tid = Number(searchParams.get('tid'))
  if (pathname === '/help-center/sub-list') return !startingBranches.some(branch => branch.tid === tid)
  if (pathname === '/advisory/detail') return !startingNews.some(news => news.number === id)
  if (pathname === '/hot-plan/detail') return !startingPlans.some(plan => plan.number === id)
  if (pathname !== '/help-center/index/detail' || !searchParams.has('id')) return false
  return searchParams.get('type') === '2'
    ? !startingPages.some(page => page.id === id)
    : !articles.some(article => article.number === id && article.tid === tid)
}

describe('what a site starts with', () => {
  it('is there in both languages', () => {
    expect(faults(text => (text.trim() === '' ? ['missing'] : []))).toEqual([])
    expect(faults(foreignIn)).toEqual([])
  })

  it('names no rule, limit, fee or time of its own: each is a place', () => {
    expect(faults(figuresIn)).toEqual([])
  })

  it('has only places that a new site can fill', () => {
    for (const language of languages) {
      const values = pageValues(firstDaySite(), language)
      expect(faults(text => placesIn(text).filter(name => !values[name]))).toEqual([])
    }
    expect(faults(strayBracesIn)).toEqual([])
  })

  it('counts in English as one does, whatever a site promises', () => {
    const promising = (count: number): Agent => ({
      ...firstDaySite(),
      promises: { review_days: count, answer_hours: count, counter_notice_days: count },
    })
    const said = (count: number) => (text: string) => fillHtml(text, promising(count), 'en')
    expect(faults(text => said(1)(text).match(/(?<!\d)1 (?:days|hours)\b/g) ?? [])).toEqual([])
    expect(faults(text => said(2)(text).match(/(?<!\d)2 (?:day|hour)\b/g) ?? [])).toEqual([])
  })

  it('is rich text that may be shown, and leads to pages that exist', () => {
    expect(faults(wrongTagsIn)).toEqual([])
    expect(faults(text => linksIn(text).filter(leadsNowhere))).toEqual([])
  })

  it('has a number for everything, once', () => {
    const numbers = {
      branch: startingBranches.map(({ tid }) => tid),
      help: articles.map(({ number }) => number),
      question: startingQuestions.map(({ number }) => number),
      page: startingPages.map(({ id }) => id),
      news: startingNews.map(({ number }) => number),
      plan: startingPlans.map(({ number }) => number),
      block: startingBlocks.map(({ number }) => number),
    }
    for (const [kind, list] of Object.entries(numbers)) expect([...new Set(list)], kind).toEqual(list)
  })

  it('covers the whole way of a song in articles of a length that is read', () => {
    expect(articles.length).toBeGreaterThanOrEqual(34)
    expect(startingBranches.length).toBeGreaterThanOrEqual(6)
    expect(startingBranches.length).toBeLessThanOrEqual(8)
    const bounds = { 'zh-CN': { least: 200, most: 600 }, en: { least: 120, most: 400 } } as const
    const unread = articles.flatMap(({ number, body }) =>
      languages.flatMap(language => {
        const length = lengthOf(body[language], language)
        const { least, most } = bounds[language]
        return length < least || length > most ? [`help ${number} ${language}: ${length}`] : []
      }),
    )
    expect(unread).toEqual([])
  })

  it('fills the home page, the news of every category and the pages of the footer', () => {
    expect(startingBlocks.map(({ slot }) => slot)).toEqual(blockSlots.filter(slot => slot !== 'free'))
    expect(startingQuestions.length).toBeGreaterThanOrEqual(questionsOnHome)
    expect(new Set(startingNews.map(({ category }) => category))).toEqual(new Set(newsCategories))
    expect(startingPages.map(({ id }) => id)).toEqual([3, 5, 6, 7, 8])
  })

  it('lays the home page out as its parts expect it', () => {
    for (const language of languages) {
      const [opening, , path] = startingBlocks
      expect(opening?.title[language].split('\n')).toHaveLength(2)
      const stage = /<li><strong>[^<]+<\/strong><h3>[^<]+<\/h3><p>[^<]+<\/p><\/li>/g
      expect(path?.body[language].match(stage)).toHaveLength(5)
    }
  })

  it('says of messages and texts what the rules say', () => {
    const says = {
      'zh-CN': { on: '开，可关', off: '关，可开', always: '始终开启', never: '不发短信' },
      en: { on: 'on, yours to switch', off: 'off, yours to switch', always: 'always on', never: 'never' },
    }
    const cells = (kind: MessageKind, language: Language) =>
      ([channelRules[kind].site, channelRules[kind].sms] as const).map(({ usual, ...rule }) => {
        const word = 'fixed' in rule ? (usual ? 'always' : 'never') : usual ? 'on' : 'off'
        return `<td>${says[language][word]}</td>`
      })
    const body = articles.find(({ number }) => number === 43)?.body
    for (const language of languages) {
      const rows = body?.[language]
        .match(/<tr><td>.*<\/tr>/g)
        ?.map(row => row.replace(/^<tr><td>[^<]*<\/td>/, ''))
      const kinds: MessageKind[] = [
        'review',
        'distribution',
        'bill',
        'withdrawal',
        'ticket',
        'identity',
        'announcement',
      ]
      expect(rows).toEqual(kinds.map(kind => `${cells(kind, language).join('')}</tr>`))
      expect(cells('security', language)).toEqual(cells('identity', language))
    }
  })
})

describe('the search for faults', () => {
  it.each([
    ['<p>封面至少 3000 像素</p>', ['3000']],
    ['考虑期为十五天', ['十五天']],
    ['两个小时内答复，收费五元', ['两个小时', '五元']],
    ['归您的是八成', ['八成']],
    ['withdrawals wait twenty-four hours', ['four hours']],
    ['Ten working days, or half a year', ['Ten working days', 'half a year']],
    ['全角 ２４ 小时', ['２４']],
  ])('finds the figure in: %s', (text, found) => {
    expect(figuresIn(text)).toEqual(found)
  })

  it.each([
    '<a href="/help-center/index/detail?id=5">{reviewDays} 天</a>',
    'LRC 用 UTF-8 或 GB18030 保存，MP3 不行',
    '问题标在哪一秒，每一天都一样，一首歌，第一年，两位审核人员，完成之后',
    'One song, two people, a minute of your time, the second of three steps',
  ])('finds none in: %s', text => {
    expect(figuresIn(text)).toEqual([])
  })

  it.each([
    ['<p><b>粗体</b></p>', ['<b>', '</b>']],
    ['<p onclick="x()">文字</p>', ['<p onclick="x()">', '</p>']],
    ['<ul><li>没有关上</ul>', ['</ul>', '<ul>']],
    ['<p>5 < 6 & 7</p>', ['<', '&']],
  ])('finds the tag in: %s', (html, found) => {
    expect(wrongTagsIn(html)).toEqual(found)
  })

  it('finds half-width signs in Chinese, Chinese in English, and a language that is not there', () => {
    expect(foreignIn('您好,世界', 'zh-CN')).toHaveLength(1)
    expect(foreignIn('<p>先<strong>保存</strong>:再提交</p>', 'zh-CN')).toHaveLength(1)
    expect(foreignIn('Not translated', 'zh-CN')).toHaveLength(1)
    expect(foreignIn('Press “发布”', 'en')).toEqual(['发布'])
    expect(foreignIn('上传 LRC（或 TXT），编码 UTF-8', 'zh-CN')).toEqual([])
  })

  it('finds places that are not closed and links that lead nowhere', () => {
    expect(strayBracesIn('{share} and {fee')).toEqual(['{'])
    expect(
      [
        '/operator',
        '/no-such-page',
        'https://elsewhere.example/login',
        '/help-center/index/detail?id=5&type=1&tid=9',
        '/advisory/detail?id=999',
      ].filter(address => !leadsNowhere(address)),
    ).toEqual([])
    expect(
      ['/login', '/help-center/index/detail', '/help-center/sub-list?tid=1'].filter(leadsNowhere),
    ).toEqual([])
  })
})
