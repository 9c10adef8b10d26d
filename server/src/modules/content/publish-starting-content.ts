import type pg from 'pg'
import { languages } from '#contract/language'
import { searchRow } from './search/search-row'
import { startingBranches } from './starting/help/starting-branches'
import { type StartingItem, startingItems } from './starting/starting-items'

/** Gives an agent what every site starts with, as far as it is missing. Runs as the owner. */
export async function publishStartingContent(client: pg.ClientBase, agentId: number): Promise<void> {
  await client.query(
    `insert into help_branches (agent_id, tid, title, position)
     select $1, tid, title, position from jsonb_to_recordset($2) as b (tid int, title jsonb, position int)
     on conflict do nothing`,
    [agentId, JSON.stringify(startingBranches.map(({ tid, title }, position) => ({ tid, title, position })))],
  )
  // One statement: an item never stands without its version, whenever a start is killed. Each item is older than the one before
  // it, so that there is an order: news by about a week, as news comes, all else by a minute. To the millisecond, which is all
  // that a cursor and JavaScript know of a time.
  await client.query(
    `with wanted as (
       select * from jsonb_to_recordset($2)
         as w (kind text, number int, tid int, slot text, category text, position int, title jsonb, summary jsonb,
               body jsonb, details jsonb, search jsonb)),
     made as (
       insert into content_items (agent_id, kind, number, tid, slot, category, position, titles, newest_version,
                                  published_version, published_at, created_at, updated_at)
       select $1::bigint, kind, number, tid, slot, category, position, title, 1, 1,
              date_trunc('milliseconds', now())
                - position * case kind when 'news' then interval '8 days 5 hours' else interval '1 minute' end, now(), now()
       from wanted order by kind, position desc
       on conflict (agent_id, kind, number) do nothing returning id, kind, number),
     versions as (
       insert into content_versions (agent_id, item_id, version, title, summary, body_html, details, at)
       select $1::bigint, made.id, 1, w.title, w.summary, w.body, w.details, now()
       from made join wanted w using (kind, number))
     insert into content_search (agent_id, item_id, language, title_text, text, terms, title_words, words)
     select $1::bigint, made.id, s.language, s.title_text, s.text, s.terms, s.title_words, s.words
     from made join wanted w using (kind, number),
       jsonb_to_recordset(w.search)
         as s (language text, title_text text, text text, terms text[], title_words text[], words text[])`,
    [agentId, JSON.stringify(startingItems.map(item => ({ ...item, search: searchRows(agentId, item) })))],
  )
  await indexUnindexed(client, agentId)
}

/** Pages that were shown before pages could be searched. */
async function indexUnindexed(client: pg.ClientBase, agentId: number) {
  const { rows } = await client.query<Pick<StartingItem, 'title' | 'body'> & { id: string }>(
    `select i.id, v.title, v.body_html as body
     from content_items i
     join content_versions v on v.agent_id = i.agent_id and v.item_id = i.id and v.version = i.published_version
     where i.agent_id = $1 and i.kind <> 'block' and not exists (select from content_search s where s.item_id = i.id)`,
    [agentId],
  )
  for (const { id, title, body } of rows) {
    await client.query(
      `insert into content_search (agent_id, item_id, language, title_text, text, terms, title_words, words)
       select $1::bigint, $2::bigint, s.* from jsonb_to_recordset($3)
         as s (language text, title_text text, text text, terms text[], title_words text[], words text[])
       on conflict do nothing`,
      [agentId, id, JSON.stringify(searchRows(agentId, { kind: 'page', title, body }))],
    )
  }
}

function searchRows(agentId: number, { kind, title, body }: Pick<StartingItem, 'kind' | 'title' | 'body'>) {
  if (kind === 'block') return []
  return languages.map(language =>
    searchRow(agentId, language, { title: title[language], body: body[language] }),
  )
}
