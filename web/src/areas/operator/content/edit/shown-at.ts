import { links } from '../../../../lib/links'
import type { Item } from './new-item'

/** Where visitors read it; nothing while it is not shown. */
export function shownAt({ kind, number, tid, shown_version }: Item): string | undefined {
  if (shown_version === null) return undefined
  switch (kind) {
    case 'news':
      return links.newsItem(number)
    case 'help':
      return tid === null ? undefined : links.helpArticle(number, tid)
    case 'question':
      return links.guestQuestion
    case 'plan':
      return links.hotPlan(number)
    case 'page':
      return links.helpPage(number)
    case 'block':
      return links.home
  }
}
