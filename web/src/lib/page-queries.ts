import type { PageQueries } from '#contract/page-context'
import { isCounted, screens } from './screens'

/**
 * Which parts of a query each page depends on; null: all of it. Outside the guests' area a page is drawn in the browser, which
 * knows the whole address; the server only leads visitors without a session elsewhere, and then takes all of it along.
 */
export const pageQueries: PageQueries = Object.fromEntries(
  screens.map(({ path, layout, query = ['lang'] }) => [
    path,
    { guest: layout === 'member' ? null : query, member: query, isCounted: isCounted({ path, layout }) },
  ]),
)
