// Works of the whole site, for staff.
import { sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'
import { searchTerms } from '../../../platform/search-terms'

/** Works with all these words, as the index knows them; at most so many. */
export async function worksLike(tx: Tx, words: readonly string[], most: number): Promise<number[]> {
  const terms = searchTerms(tx.agentId, words.join(' '))
  const query = sql<{
    id: number
  }>`select id from works_like(${words}::text[], ${terms}::text[], ${most}::int) as id`
  const found = await rows(tx, written(query))
  return found.map(({ id }) => id)
}
