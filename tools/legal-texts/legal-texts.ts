// Every text of the product that binds somebody, in both languages, as a lawyer reads it: the pages of a site, the distribution agreement, and
// the consents and declarations that screens show.
import { type Language, languages } from '#contract/language'
import { admission } from '../../server/src/modules/content/starting/admission'
import { agreement } from '../../server/src/modules/content/starting/agreement'
import { children } from '../../server/src/modules/content/starting/children'
import { privacy } from '../../server/src/modules/content/starting/privacy'
import { clauseNames } from '../../server/src/modules/rights/agreement.texts'
import { allTexts } from '../../server/src/platform/texts/texts'
import { words as infringementEn } from '../../web/src/messages/en/infringement'
import { words as memberEn } from '../../web/src/messages/en/member'
import { words as passportEn } from '../../web/src/messages/en/passport'
import { words as publishEn } from '../../web/src/messages/en/publish'
import { words as infringementZh } from '../../web/src/messages/zh-CN/infringement'
import { words as memberZh } from '../../web/src/messages/zh-CN/member'
import { words as passportZh } from '../../web/src/messages/zh-CN/passport'
import { words as publishZh } from '../../web/src/messages/zh-CN/publish'
import { type Paragraph, paragraphsOf } from './paragraphs'

export interface LegalText {
  title: Record<Language, string>
  /** Where a correction is made. */
  source: string
  paragraphs: Record<Language, Paragraph[]>
}

/** As registered, with its places unfilled. */
function textOf(key: string): Record<Language, string> {
  const text = allTexts()[key]
  if (!text) throw new Error(`there is no text ${key}`)
  return text
}

const both = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map(language => [language, make(language)])) as Record<Language, T>

function page({ title, body }: typeof agreement, file: string): LegalText {
  const source = `server/src/modules/content/starting/${file}.ts`
  return { title, source, paragraphs: both(language => paragraphsOf(body[language])) }
}

const distribution: LegalText = {
  title: textOf('agreement.title'),
  source: 'server/src/modules/rights/agreement.texts.ts',
  paragraphs: both(language => [
    { kind: 'p', text: textOf('agreement.term')[language] },
    ...clauseNames.flatMap(name => [
      { kind: 'h2', text: textOf(`agreement.clause.${name}.heading`)[language] },
      { kind: 'p', text: textOf(`agreement.clause.${name}.text`)[language] },
    ]),
  ]),
}

type Words = Record<string, string>

/** Words of screens, in the order in which they are read. */
function screen(
  title: LegalText['title'],
  area: string,
  words: Record<Language, Words>,
  keys: readonly string[],
): LegalText {
  const source = `web/src/messages/*/${area}.ts`
  return {
    ...{ title, source },
    paragraphs: both(language => keys.map(key => ({ kind: 'p', text: required(words[language], key) }))),
  }
}

function required(words: Words, key: string): string {
  const text = words[key]
  if (text === undefined) throw new Error(`there are no words ${key}`)
  return text
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

export const legalTexts: readonly LegalText[] = [
  page(agreement, 'agreement'),
  distribution,
  page(privacy, 'privacy'),
  page(children, 'children'),
  page(admission, 'admission'),
  screen(
    { 'zh-CN': '监护人同意书', en: 'Guardian’s consent' },
    'member',
    { 'zh-CN': memberZh, en: memberEn },
    ['minor.sheet.people', ...numbered('minor.sheet.line', 5)],
  ),
  screen(
    {
      'zh-CN': '处理敏感个人信息的单独同意（认证、注册未成年人）',
      en: 'Separate consent to sensitive information (check, minors)',
    },
    'passport',
    { 'zh-CN': passportZh, en: passportEn },
    ['identity.consent', 'minor.consent'],
  ),
  screen(
    {
      'zh-CN': '处理敏感个人信息的单独同意（签署、提现时再次征得）',
      en: 'The same consent, asked for again when signing or withdrawing',
    },
    'member',
    { 'zh-CN': memberZh, en: memberEn },
    ['consents.documents.text', 'consents.documents.child', 'consents.documents.why'],
  ),
  screen(
    { 'zh-CN': '向境外提供的单独同意', en: 'Separate consent to sending data abroad' },
    'publish',
    { 'zh-CN': publishZh, en: publishEn },
    ['sign.obstacleText.no_consent_abroad'],
  ),
  screen(
    { 'zh-CN': '侵权投诉与反通知的条款', en: 'Terms of claims and counter-notices' },
    'infringement',
    { 'zh-CN': infringementZh, en: infringementEn },
    [
      ...numbered('page.step', 4),
      ...['page.false', 'form.declared', 'form.identityHint', 'form.rightHint', 'confirm.text'],
      ...['mine.formLead', 'mine.forwarded', 'mine.declared'],
    ],
  ),
]
