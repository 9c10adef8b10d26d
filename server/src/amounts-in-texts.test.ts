/// <reference types="vite/client" />
// Specification, section 9: "Amounts shown with thousands separators and 2 decimals; an empty value shows '--'". Messages, text messages,
// mails, refusals and statements are made of these texts.
import { describe, expect, it } from 'vitest'
import { fill } from '#contract/fill'
import { languages } from '#contract/language'
import { allTexts } from './platform/texts/texts'

const files = import.meta.glob(['./**/*.texts.ts', './**/{refusal-texts,field-problems}.ts'], {
  eager: true,
})

const texts = Object.entries(allTexts()).flatMap(([key, text]) =>
  languages.map(language => ({ key, text: text[language] })),
)
const marked = (text: string) => [...text.matchAll(/\{(\w+):amount\}/g)].map(([, name = '']) => name)
const unmarked = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** What a file of a bank says is repeated as the file writes it. */
const quotesFile = (key: string) => key.startsWith('payouts.result.')

describe('an amount in a text of the server', () => {
  it('has thousands separators', () => {
    expect(Object.keys(files).length).toBeGreaterThan(15)
    const withAmounts = texts.filter(({ text }) => marked(text).length > 0)
    expect(withAmounts.length).toBeGreaterThan(30)
    for (const { key, text } of withAmounts) {
      const values = Object.fromEntries(marked(text).map(name => [name, '1234567.50']))
      expect(fill(text, values), key).toContain('1,234,567.50')
      expect(fill(text, values), key).not.toContain('1234567')
    }
  })

  it('is marked as one wherever a currency stands beside it', () => {
    const beside = /(?<!\{)\{currency\} ?\{(\w+)\}|\{(\w+)\} ?\{currency\}/
    expect(texts.filter(({ text }) => beside.test(text)).map(({ key }) => key)).toEqual([])
  })

  it('is marked as one in every text that has it', () => {
    const names = new Set(texts.flatMap(({ text }) => marked(text)))
    for (const name of ['gross', 'fee', 'tax', 'total', 'balance', 'minimum', 'sum']) names.add(name)
    // A limit of files or tracks and the state before a change are no money.
    for (const name of ['most', 'before']) names.delete(name)
    const forgotten = texts.flatMap(({ key, text }) =>
      unmarked(text)
        .filter(name => names.has(name) && !quotesFile(key))
        .map(name => `${key}: ${name}`),
    )
    expect(forgotten).toEqual([])
  })
})
