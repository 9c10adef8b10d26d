import { sql } from 'kysely'
import type { Language } from '#contract/language'
import { build, rows, type Tx } from '../../../platform/database/query'
import { shownItems } from '../shown-items.queries'

export function listBranches(tx: Tx) {
  return rows(
    tx,
    build.selectFrom('help_branches').select(['tid', 'title']).orderBy('position').orderBy('tid'),
  )
}

/** A help centre has some dozens of articles; the tree shows all of them. */
export function listArticles(tx: Tx) {
  return rows(
    tx,
    shownItems
      .select(['content_items.number', 'content_items.tid', 'content_versions.title'])
      .where('content_items.kind', '=', 'help')
      .orderBy('content_items.tid')
      .orderBy('content_items.position')
      .orderBy('content_items.number')
      .limit(1000),
  )
}

/**
 * Articles that share the most telling words with a text. A word that stands in few articles tells more than one that
 * stands in many, and a word of the title more than one of the body.
 */
export function suggestArticles(
  tx: Tx,
  wanted: { words: readonly string[]; language: Language; limit: number; least: number },
) {
  const { words, language, limit, least } = wanted
  const found = sql<{ item_id: number; score: number }>`(
    with hit as (
      select s.item_id, asked.word, asked.word = any(s.title_words) as in_title
      from unnest(${words}::text[]) as asked(word)
      join content_search s on asked.word = any(s.words) and s.language = ${language}
      join content_items i on i.id = s.item_id and i.kind = 'help'),
    known as (select count(*)::float8 as articles from content_search where language = ${language}),
    telling as (select word, ln(1 + known.articles / count(*)) as weight from hit, known group by word, known.articles)
    select hit.item_id, sum(weight * case when in_title then 4 else 1 end) as score
    from hit join telling using (word) group by hit.item_id)`
  return rows(
    tx,
    shownItems
      .innerJoin(found.as('found'), 'found.item_id', 'content_items.id')
      .innerJoin('content_search', join =>
        join
          .onRef('content_search.item_id', '=', 'content_items.id')
          .on('content_search.language', '=', language),
      )
      .select([
        'content_items.number',
        'content_items.tid',
        'content_versions.title',
        'content_versions.summary',
        'content_versions.body_html',
      ])
      .where('found.score', '>=', least)
      .orderBy('found.score', 'desc')
      .orderBy('content_items.number')
      .limit(limit),
  )
}
