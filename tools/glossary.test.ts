// The words for people: docs/glossary.md names the retired ones, and no text in either language says one of them. What a text
// quotes from a screen is what the screen says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fill } from '#contract/fill'
import type { Language } from '#contract/language'
import { type TextForPeople, textsForPeople } from './texts-for-people'

const texts = textsForPeople()
const glossary = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')

const listed = (cell = '') =>
  cell
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '' && word !== '–')

const rows = [...glossary.slice(glossary.indexOf('## Words for people')).matchAll(/^\|(.*)\|$/gm)]
  .map(([, row = '']) => row.split('|').map(cell => cell.trim()))
  .slice(2)
const manner = listed(/without these:([^.]*)\./.exec(glossary)?.[1]?.replaceAll('\n', ' '))
const retired: Record<Language, string[]> = {
  'zh-CN': rows.flatMap(([, , words]) => listed(words)),
  en: [...rows.flatMap(([, , , , words]) => listed(words)), ...manner],
}

interface Exception {
  /** Taken out of a text before it is searched. */
  phrase: RegExp
  /** In these places only. */
  where?: RegExp
  why: string
}

const exceptions: Exception[] = [
  { phrase: /无人认领/, why: 'money that nobody has claimed' },
  {
    phrase: /银行退回|账单退回|账单已退回|款项退回|退回可提现/,
    why: 'money or a bill that comes back; nobody rejected anything',
  },
  { phrase: /代扣代缴/, why: 'the law’s word for what is withheld from non-residents' },
  { phrase: /退回草稿/, why: 'a frozen account: its works become drafts, without a verdict' },
  { phrase: /退回/, where: /payouts\/results\//, why: 'what banks write in their files' },
  {
    phrase: /认领/,
    where: /payout|claims|incomeClaim/,
    why: 'whoever takes over unclaimed money claims it',
  },
  { phrase: /有限公司|版权公司/, why: 'part of a company’s name; a music publisher' },
  { phrase: /平台服务协议|平台协议/, why: 'the specification’s “platform agreement”' },
  { phrase: /乐队成员|全体成员/, why: 'members of a band' },
  { phrase: /待签署授权书|signing of the authorization/, why: 'a status label of the specification' },
  { phrase: /No authorization/, why: 'a rights source of the specification' },
  {
    phrase: /本授权书|音乐作品数字发行授权书/,
    where: /agreement\.texts/,
    why: 'the document speaks of itself',
  },
  { phrase: /at least/i, why: 'a number, no payout' },
]

/** Without tags, addresses and names of places. */
const asRead = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\{\w+(:amount)?\}/g, '·')
    .replace(/\{\w+\|/g, '{')

const isWord = /^\w/
function searched(word: string): RegExp {
  return isWord.test(word) ? new RegExp(`\\b${word}\\b`, 'i') : new RegExp(`(?<!发行)${word}`)
}

function retiredIn({ where, language, text }: TextForPeople): string[] {
  const rest = exceptions
    .filter(exception => exception.where?.test(where) ?? true)
    .reduce((left, { phrase }) => left.replace(new RegExp(phrase, `${phrase.flags}g`), '·'), asRead(text))
  return retired[language]
    .filter(word => searched(word).test(rest))
    .map(word => `${where}: ${word} in ${excerpt(rest, searched(word))}`)
}

function excerpt(text: string, found: RegExp): string {
  const at = text.search(found)
  return text.slice(Math.max(0, at - 30), at + 40)
}

describe('the glossary', () => {
  it('retires words in both languages', () => {
    expect(retired['zh-CN']).toContain('户口本')
    expect(retired.en).toEqual(expect.arrayContaining(['work order', 'stands', 'at once']))
  })

  it('finds the texts of every place that has some', () => {
    const places = ['web/works ', '.texts.ts', '/starting/', 'starting-reasons', '/demo/', 'sms-codes']
    for (const language of ['zh-CN', 'en'] as const)
      for (const place of places)
        expect(
          texts.some(text => text.language === language && text.where.includes(place)),
          place,
        ).toBe(true)
  })

  it('keeps retired words out of every text', () => {
    expect(texts.flatMap(retiredIn)).toEqual([])
  })

  it('calls an identity check that failed not approved', () => {
    const checks =
      /^web\/passport words\.identity\.|^web\/member words\.(identity|minor|certify|task)|identity\/(checks|verification)\//
    const wrong = texts.filter(
      ({ where, language, text }) =>
        checks.test(where) && (language === 'en' ? /refus|not accepted|reject/i : /驳回|拒绝/).test(text),
    )
    expect(wrong).toEqual([])
  })

  it('has no exception without need', () => {
    const needless = exceptions.filter(
      ({ phrase, where }) => !texts.some(text => (where?.test(text.where) ?? true) && phrase.test(text.text)),
    )
    expect(needless).toEqual([])
  })
})

/** As a screen says it, also without the sign at its end and without the name it is about. */
const wordsOfScreens = (language: Language) =>
  new Set(
    texts
      .filter(text => text.language === language && text.where.startsWith('web/'))
      .flatMap(({ text }) => [
        text,
        text.replace(/[。.?？!！：:]$/, ''),
        text.replace(/\{\w+(:amount)?\}$/, ''),
      ]),
  )

/** Words that somebody says, writes or sings, and examples of what one might write. */
const saidElsewhere = new Set([
  ...[
    '不',
    '我们',
    '无损',
    '不符合要求',
    '配合验证',
    '重复',
    '跟着唱',
    '新歌',
    '首发',
    '演唱：',
    '副歌重复',
    '加急费',
  ],
  ...['封面被驳回，但尺寸没有问题', '对方 11:00 到 16:00 维护', '..'],
  ...[
    'we',
    'lossless',
    'does not meet requirements',
    'repeat',
    'Sing along',
    'official',
    'vocals by',
    'chorus again',
  ],
  ...['Night Flight', 'Cover rejected although its size is right'],
  ...['their maintenance, 11:00 to 16:00'],
])

const quotedIn = (text: string) =>
  [...text.replace(/<[^>]*>/g, '').matchAll(/“([^“”{}]+)”/g)].map(([, quoted = '']) => quoted)

describe('what a text quotes from a screen', () => {
  const quotes = texts.flatMap(({ where, language, text }) =>
    quotedIn(text).map(quoted => ({ where, language, quoted })),
  )

  it('is what the screen says', () => {
    const onScreens = { 'zh-CN': wordsOfScreens('zh-CN'), en: wordsOfScreens('en') }
    const wrong = quotes.filter(
      ({ language, quoted }) => !onScreens[language].has(quoted) && !saidElsewhere.has(quoted),
    )
    expect(wrong).toEqual([])
  })

  it('is told apart from what is said elsewhere', () => {
    const unsaid = [...saidElsewhere].filter(said => !quotes.some(({ quoted }) => quoted === said))
    expect(unsaid).toEqual([])
  })
})

describe('English numbers', () => {
  /** Pages that a site starts with name figures that are never one; what may be one they count themselves. */
  const english = texts.filter(
    ({ language, where }) => language === 'en' && !where.includes('/content/starting/'),
  )
  const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))]
  /** Who or what, never how many. */
  const isNumber = (name: string) =>
    ![
      ...['name', 'child', 'channel', 'company', 'site', 'privacy', 'number', 'payer', 'amount'],
      ...['owner', 'kind', 'track', 'month', 'rest'],
    ].includes(name)
  const filled = (text: string, count: number) =>
    fill(text, Object.fromEntries(namesIn(text).map(name => [name, isNumber(name) ? count : 'Lin'])))
  /** A range such as 2 to 4 days has the form of many. Some words end in s and are no plural. */
  const oneOfMany =
    /(?<!(?:\d |\d)(?:to |–))\b1 (?:[a-z]+ly )?(?:(?:new|other|unread|published|background|recovery) )?(?!s\b|is\b|was\b|has\b|this\b|less\b|does\b)[a-z]+s\b/
  const manyOfOne =
    /\b2 (?:day|hour|minute|second|month|year|week|file|work|track|message|member|character|pixel|country|time|rating)\b/

  it('go with the word that follows them, for one and for two', () => {
    const wrong = english.flatMap(({ where, text }) => [
      ...(oneOfMany.test(filled(text, 1)) ? [`${where}: ${filled(text, 1)}`] : []),
      ...(manyOfOne.test(filled(text, 2)) ? [`${where}: ${filled(text, 2)}`] : []),
    ])
    expect(wrong).toEqual([])
  })
})
