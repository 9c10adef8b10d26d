// Every text with a number in it, read with one and with two.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fill } from '#contract/fill'

const areas = readdirSync(join(import.meta.dirname, '../messages/en')).map(file => file.replace('.ts', ''))

async function wordsOf(language: string, area: string): Promise<Record<string, string>> {
  return (await import(`../messages/${language}/${area}.ts`)).words ?? {}
}

describe('English numbers', () => {
  const all = Promise.all(areas.map(async area => Object.entries(await wordsOf('en', area)))).then(words =>
    words.flat(),
  )
  const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))]
  /** Who or what, never how many. */
  const isNumber = (name: string) => !['name', 'child', 'channel', 'number', 'payer', 'amount'].includes(name)
  const filled = (text: string, count: number) =>
    fill(text, Object.fromEntries(namesIn(text).map(name => [name, isNumber(name) ? count : 'Lin'])))
  /** A range such as 2 to 4 days has the form of many. Some words end in s and are no plural. */
  const oneOfMany =
    /(?<!(?:\d |\d)(?:to |–))\b1 (?:[a-z]+ly )?(?:(?:new|other|unread|published|background|recovery) )?(?!s\b|is\b|was\b|has\b|this\b|less\b|does\b)[a-z]+s\b/
  const manyOfOne =
    /\b2 (?:day|hour|minute|second|month|year|week|file|work|track|message|member|character|pixel|country|time|rating)\b/

  it('go with the word that follows them, for one and for two', async () => {
    const wrong = (await all).flatMap(([, text]) => [
      ...(oneOfMany.test(filled(text, 1)) ? [filled(text, 1)] : []),
      ...(manyOfOne.test(filled(text, 2)) ? [filled(text, 2)] : []),
    ])
    expect(wrong).toEqual([])
  })

  it('choose between two forms that differ, and leave nothing open', async () => {
    const choosing = (await all).filter(([, text]) => text.includes('|'))
    expect(choosing.length).toBeGreaterThan(50)
    for (const [key, text] of choosing) {
      expect(filled(text, 1), key).not.toMatch(/[{|}]/)
      expect(filled(text, 1).replaceAll('1', '2'), key).not.toBe(filled(text, 2))
    }
  })

  it('have one form in Chinese', async () => {
    for (const area of areas)
      for (const [key, text] of Object.entries(await wordsOf('zh-CN', area)))
        expect(text, key).not.toContain('|')
  })
})
