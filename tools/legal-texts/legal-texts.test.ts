import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/language'
import { legalTexts } from './legal-texts'
import { type Paragraph, placesIn, sentencesIn } from './paragraphs'
import { sideBySide } from './side-by-side'

/** What differs between the languages, paragraph by paragraph. */
function differences(measure: (paragraph: Paragraph) => unknown): string[] {
  return legalTexts.flatMap(({ title, paragraphs }) =>
    paragraphs['zh-CN'].flatMap((chinese, index) => {
      const english = paragraphs.en[index]
      const [one, other] = [measure(chinese), english && measure(english)]
      return JSON.stringify(one) === JSON.stringify(other)
        ? []
        : [`${title.en} ${index}: ${JSON.stringify(one)} and ${JSON.stringify(other)}: ${english?.text}`]
    }),
  )
}

const chinese = legalTexts.flatMap(({ paragraphs }) => paragraphs['zh-CN'].map(({ text }) => text)).join('\n')
const english = legalTexts.flatMap(({ paragraphs }) => paragraphs.en.map(({ text }) => text)).join('\n')

describe('a legal text', () => {
  it('has the same paragraphs in both languages', () => {
    for (const { title, paragraphs } of legalTexts)
      expect(paragraphs.en.length, title.en).toBe(paragraphs['zh-CN'].length)
    expect(differences(({ kind }) => kind)).toEqual([])
  })

  it('has as many sentences in each paragraph', () => {
    expect(differences(({ text }) => sentencesIn(text))).toEqual([])
  })

  it('names the same settings in each paragraph', () => {
    expect(differences(({ text }) => placesIn(text))).toEqual([])
  })

  it('is in the document for lawyers as it is now, both languages side by side: npm run legal', () => {
    expect(readFileSync(join(import.meta.dirname, '../../docs/legal-texts.md'), 'utf8')).toBe(sideBySide())
  })
})

/** Personal Information Protection Law, articles 6, 14, 17 and 29: what sensitive information is for is named whole, wherever it is asked for. */
describe('a consent to sensitive information', () => {
  const purposes = {
    'zh-CN': ['核实身份', '载明当事人', '向税务机关申报扣缴的税款', '账户', '依法留存'],
    en: [/verify/i, /nam(e|ing) the parties/i, /withheld tax/i, /account/i, /law requires/i],
  }
  const asked = legalTexts.flatMap(({ title, paragraphs }) =>
    languages.flatMap(language =>
      paragraphs[language]
        .map(({ text }) => ({ language, where: title.en, text }))
        .filter(({ text }) =>
          /我单独同意 \{site\}|单独同意为下列用途|I separately consent that|separately consent to the handling of the sensitive/.test(
            text,
          ),
        ),
    ),
  )

  it('is asked for in four texts of both languages', () => {
    expect(asked.length).toBeGreaterThanOrEqual(6)
  })

  it('names every purpose', () => {
    for (const { language, where, text } of asked)
      for (const purpose of purposes[language]) expect(text, where).toMatch(purpose)
  })

  it('promises nowhere that it is for one purpose alone', () => {
    expect(chinese).not.toMatch(/只用于|仅用于/)
    expect(english).not.toMatch(/used only for|only for this check|only to verify/i)
  })
})

describe('what the law wants said', () => {
  it.each([
    // Civil Code, article 1196; Regulation on the Right to Network Dissemination of Information, article 16.
    [
      'the counter-notice by its whole name',
      '反通知（不存在侵权行为的声明）',
      'declaration that there is no infringement',
    ],
    [
      'that name and contact go to the claimant',
      '实名认证的姓名或名称和联系方式会转送投诉人',
      'my verified name and my contact details go to the claimant',
    ],
    // Civil Code, article 1195, third paragraph; E-Commerce Law, article 42.
    ['that a wrong notice has consequences', '错误通知造成损害的', 'wrong notice causes damage is liable'],
    // Personal Information Protection Law, article 39.
    [
      'each recipient abroad by name',
      '逐一列明接收方的名称、所在国家或地区、联系方式',
      'we list each recipient among the channels you chose',
    ],
    // Personal Information Protection Law, article 31; Provisions on Children's Personal Information, article 8.
    ['that children have rules of their own', '儿童个人信息保护规则', 'Rules for children’s information'],
    // The members who are verified with a passport, which the English text once left out.
    ['who may be a non-resident', '非居民个人', 'may be non-residents'],
  ])('is there: %s', (_, zh, en) => {
    expect(chinese).toContain(zh)
    expect(english).toContain(en)
  })

  it('names no channel in place of those that a member chose', () => {
    for (const text of [chinese, english]) expect(text).not.toMatch(/Spotify|Apple/)
  })
})
