// Texts that choose a word by a number. Whether the chosen one is right is tested over all texts (tools/glossary.test.ts).
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
