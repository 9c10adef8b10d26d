// The help centre every site starts with. Articles name no rule, limit, fee or time themselves: places such as {share} are
// filled from the settings and the contract when a page is shown.
import type { Language } from '#contract/language'

export type InBoth = Record<Language, string>

export interface StartingArticle {
  /** As it stands in addresses; never given to another one. */
  number: number
  title: InBoth
  /** One sentence for lists and suggestions. */
  summary: InBoth
  body: InBoth
}

export interface StartingBranch {
  tid: number
  title: InBoth
  articles: readonly StartingArticle[]
}

export interface StartingQuestion {
  number: number
  question: InBoth
  answer: InBoth
}
