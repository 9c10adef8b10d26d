/// <reference types="vite/client" />
// The English word behind a number goes with it: 1 day, 2 days.
import { describe, expect, it } from 'vitest'
import { fill } from '#contract/fill'
import { type Language, languages } from '#contract/language'
import { allTexts } from './platform/texts/texts'

const files = import.meta.glob(['./**/*.texts.ts', './**/{refusal-texts,field-problems}.ts'], {
  eager: true,
})

const textsIn = (language: Language) => Object.entries(allTexts()).map(([key, text]) => [key, text[language]])

/** Who, what or when, never how many. */
const names =
  /^(name|company|into|site|code|digits|number|reason|reasons|title|tracks|year|day|date|due|last|left|subject|percent|term)$/
const filled = (text: string, count: number) =>
  fill(
    text,
    Object.fromEntries(
      [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, names.test(name) ? 'Lin' : count]),
    ),
  )

const oneOfMany = /\b1 (?:[a-z]+ )?(?!s\b|is\b|was\b|has\b|this\b|does\b|less\b)(?:[a-z]+s)\b/
const manyOfOne = /\b2 (?:[a-z]+ )?(?:day|hour|minute|second|month|year|week|file|work|track|time|try)\b/

describe('English numbers', () => {
  it('go with the word that follows them, for one and for two', () => {
    expect(Object.keys(files).length).toBeGreaterThan(15)
    const wrong = textsIn('en').flatMap(([key, text = '']) => [
      ...(oneOfMany.test(filled(text, 1)) ? [`${key}: ${filled(text, 1)}`] : []),
      ...(manyOfOne.test(filled(text, 2)) ? [`${key}: ${filled(text, 2)}`] : []),
    ])
    expect(wrong).toEqual([])
  })

  it('choose between forms that differ, and leave nothing open', () => {
    const choosing = textsIn('en').filter(([, text = '']) => text.includes('|'))
    expect(choosing.length).toBeGreaterThan(12)
    for (const [key, text = ''] of choosing) {
      expect(filled(text, 1), key).not.toMatch(/[{|}]/)
      expect(filled(text, 1).replaceAll('1', '2'), key).not.toBe(filled(text, 2))
    }
  })

  it('have one form in Chinese, with the same values', () => {
    const valuesIn = (text: string) => [...new Set(text.match(/\{\w+(:amount)?\}/g) ?? [])].sort()
    for (const [key, text] of Object.entries(allTexts())) {
      expect(text['zh-CN'], key).not.toContain('|')
      expect(valuesIn(text.en), key).toEqual(valuesIn(text['zh-CN']))
    }
    expect(languages).toEqual(['zh-CN', 'en'])
  })
})
