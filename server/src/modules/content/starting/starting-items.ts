// Everything a site starts with, in the shape in which it is kept.
import type { ContentKind } from '#contract/content/kinds'
import type { VersionDetails } from '../written-content'
import { startingBlocks } from './blocks'
import { startingBranches } from './help/starting-branches'
import { startingQuestions } from './help/starting-questions'
import { startingNews } from './news'
import { startingPlans } from './plans'
import type { InBoth, StartingArticle } from './starting-help'
import { startingPages } from './starting-pages'

export interface StartingItem extends StartingArticle {
  kind: ContentKind
  tid: number | null
  slot: string
  category: string
  position: number
  details: VersionDetails
}

const nothing: InBoth = { 'zh-CN': '', en: '' }
const plain = { tid: null, slot: '', category: '', details: {}, summary: nothing }

export const startingItems: readonly StartingItem[] = [
  ...startingBranches.flatMap(({ tid, articles }) =>
    articles.map((article, position) => ({ ...plain, ...article, kind: 'help' as const, tid, position })),
  ),
  ...startingQuestions.map(({ number, question, answer }, position) => ({
    ...plain,
    kind: 'question' as const,
    number,
    position,
    title: question,
    body: answer,
  })),
  ...startingPages.map(({ id, title, body }, position) => ({
    ...plain,
    kind: 'page' as const,
    number: id,
    position,
    title,
    body,
  })),
  // The last one is the newest, and what is newer stands further in front.
  ...startingNews.map((news, index) => ({
    ...plain,
    ...news,
    kind: 'news' as const,
    position: startingNews.length - 1 - index,
    details: { category: news.category },
  })),
  ...startingPlans.map(({ details, ...plan }, position) => ({
    ...plain,
    ...plan,
    kind: 'plan' as const,
    position,
    details: { plan: details },
  })),
  ...startingBlocks.map((block, position) => ({ ...plain, ...block, kind: 'block' as const, position })),
]
