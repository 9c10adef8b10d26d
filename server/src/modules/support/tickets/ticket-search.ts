import { type SqlBool, sql } from 'kysely'
import { plainText, searchTerms } from '../../../platform/search-terms'

/** Everything the desk finds is behind this word instead of a member's id; the agent is checked by the look-up itself. */
export const deskTerms = 'desk'

/**
 * The index leads to those with the same pairs of letters; the text decides. Row-level security keeps a search of arrays
 * away from its index, so a function that checks the agent itself looks there.
 */
export function ticketMatches(owner: number | string, search: string) {
  const found = plainText(search)
    .split(' ')
    .map(word => sql<SqlBool>`position(${word} in tickets.search_text) > 0`)
  const terms = searchTerms(owner, search)
  return sql<SqlBool>`tickets.id in (select tickets_with_terms(${terms}::text[])) and ${sql.join(found, sql` and `)}`
}
