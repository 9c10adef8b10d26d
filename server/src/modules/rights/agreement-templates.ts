// The versions of the agreement's own words. What was signed keeps its words, its hash and its file. Who submits a work again signs anew only
// where a version since then changed what is agreed on: better words alone ask nobody for another signature.
import { createHash } from 'node:crypto'
import { type Language, languages } from '#contract/language'
import { say } from '../../platform/texts/texts'
import './agreement.texts'
import { clauseNames } from './agreement.texts'

interface Template {
  version: number
  /** `terms`: what is agreed on is another; `words`: the same is said in other words. */
  changes: 'terms' | 'words'
}

/** The newest last. What a version changed is in the texts under `agreement.template.<version>`. */
export const agreementTemplates: readonly Template[] = [
  { version: 1, changes: 'terms' },
  { version: 2, changes: 'terms' },
]

/** Of the clauses in both languages as they are in the newest version: a test fails when they change without another one. */
export const newestClauses = '534bfbb5e404cdf0101a2855df9af72a005613bcdfd8b0c7fc5b4a99ed703456'

export const newestTemplate = agreementTemplates.at(-1)?.version ?? 1

/** The first version since then that changed what is agreed on. */
export function termsChangedSince(version: number): number | undefined {
  return agreementTemplates.find(one => one.version > version && one.changes === 'terms')?.version
}

export const whatChangedIn = (version: number, language: Language) =>
  say(`agreement.template.${version}`, language)

export function hashOfClauses(): string {
  const words = languages.flatMap(language =>
    clauseNames.flatMap(name =>
      ['heading', 'text'].map(part => say(`agreement.clause.${name}.${part}`, language)),
    ),
  )
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
