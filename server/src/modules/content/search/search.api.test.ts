import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchContent } from '#contract/content/calls'
import type { Language } from '#contract/language'
import { testServer } from '../../../testing/test-server'
import type { Piece } from './mark-hits'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Found = { kind: string; title: Piece[]; excerpt: Piece[] }
async function search(text: string, language: Language): Promise<Found[]> {
  const caller = { headers: { 'accept-language': language } }
  return ((await server.call(searchContent, { search: text }, caller)).data as { items: Found[] }).items
}
const textOf = (pieces: Piece[]) => pieces.map(piece => piece.text).join('')

describe('a search', () => {
  it.each([
    ['封面', 'zh-CN'],
    ['提现', 'zh-CN'],
    ['翻唱 授权', 'zh-CN'],
    ['cover', 'en'],
    ['ISRC', 'en'],
    ['ＩＳＲＣ', 'zh-CN'],
  ] as const)('finds %s in %s and marks it', async (text, language) => {
    const found = await search(text, language)
    expect(found.length).toBeGreaterThan(0)
    for (const { title, excerpt } of found) {
      expect([...title, ...excerpt].some(piece => piece.isHit)).toBe(true)
      expect(textOf([...title, ...excerpt])).not.toMatch(/[{}<>]/)
    }
  })

  it('puts what has the words in its title first', async () => {
    const [first] = await search('封面', 'zh-CN')
    expect(textOf(first?.title ?? [])).toContain('封面')
  })

  it('finds nothing for nothing, for nonsense, and in the other language', async () => {
    expect(await search('   ', 'zh-CN')).toEqual([])
    expect(await search('qqqqzzzz', 'en')).toEqual([])
    expect(await search('封面', 'en')).toEqual([])
    expect(await search('%_\\', 'en')).toEqual([])
  })

  it('refuses what is longer than anybody types', async () => {
    expect((await server.call(searchContent, { search: '长'.repeat(10_000) })).code).toBe(1422)
  })
})
