// News that holds for every site on its first day. What happens later, the operator writes.
import type { NewsCategory } from '#contract/content/kinds'
import { moneyNews } from './news-money'
import { releaseNews } from './news-release'
import type { StartingArticle } from './starting-help'

export interface StartingNews extends StartingArticle {
  category: NewsCategory
}

/** The last one is the newest. */
export const startingNews: readonly StartingNews[] = [...releaseNews, ...moneyNews]
