import { sql } from 'kysely'
import type { Language } from '#contract/language'
import { build, execute, rows, type Tx } from '../../../platform/database/query'
import type { searchRow } from './search-row'

export async function putSearchRows(tx: Tx, itemId: number, found: ReturnType<typeof searchRow>[]) {
  await deleteSearchRows(tx, itemId)
  await execute(
    tx,
    build.insertInto('content_search').values(found.map(row => ({ item_id: itemId, ...row }))),
  )
}

export function deleteSearchRows(tx: Tx, itemId: number) {
  return execute(tx, build.deleteFrom('content_search').where('item_id', '=', itemId))
}

export interface Searched {
  terms: readonly string[]
  words: readonly string[]
  language: Language
  limit: number
}

/** The terms lead there, the text decides. Whose title holds the words comes first, and help before news. */
export function searchItems(tx: Tx, { terms, words, language, limit }: Searched) {
  const holds = (column: 'title_text' | 'text') =>
    sql<boolean>`not exists (select from unnest(${words}::text[]) word where position(word in s.${sql.ref(column)}) = 0)`
  return rows(
    tx,
    build
      .selectFrom('content_search as s')
      .innerJoin('content_items as i', 'i.id', 's.item_id')
      .innerJoin('content_versions as v', join =>
        join.onRef('v.item_id', '=', 'i.id').onRef('v.version', '=', 'i.published_version'),
      )
      .select(['i.kind', 'i.number', 'i.tid', 'i.published_at', 'v.title', 'v.summary', 'v.body_html'])
      .where(sql<boolean>`s.item_id in (select content_with_terms(${terms}::text[]))`)
      .where('s.language', '=', language)
      .where(holds('text'))
      .orderBy(holds('title_text'), 'desc')
      .orderBy(sql`array_position(array['help', 'page', 'question', 'plan', 'news'], i.kind)`)
      .orderBy('i.published_at', 'desc')
      .orderBy('i.id')
      .limit(limit),
  )
}
