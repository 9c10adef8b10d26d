import type pg from 'pg'
import { languages } from '#contract/language'
import { searchRow } from './help/content-search'
import { startingBranches } from './starting/help/starting-branches'
import { startingQuestions } from './starting/help/starting-questions'
import type { StartingArticle } from './starting/starting-help'

type Item = StartingArticle & { kind: 'help' | 'question'; tid: number | null; position: number }

const items: Item[] = [
  ...startingBranches.flatMap(({ tid, articles }) =>
    articles.map((article, position) => ({ kind: 'help' as const, tid, position, ...article })),
  ),
  ...startingQuestions.map(({ number, question, answer }, position) => ({
    kind: 'question' as const,
    tid: null,
    position,
    number,
    title: question,
    summary: { 'zh-CN': '', en: '' },
    body: answer,
  })),
]

/** Gives an agent the help centre that every site starts with, as far as it is missing. Runs as the owner. */
export async function publishStartingHelp(client: pg.ClientBase, agentId: number): Promise<void> {
  await client.query(
    `insert into help_branches (agent_id, tid, title, position)
     select $1, tid, title, position from jsonb_to_recordset($2) as b (tid int, title jsonb, position int)
     on conflict do nothing`,
    [agentId, JSON.stringify(startingBranches.map(({ tid, title }, position) => ({ tid, title, position })))],
  )
  // One statement: an item never stands without its version, whenever a start is killed.
  await client.query(
    `with wanted as (
       select * from jsonb_to_recordset($2)
         as w (kind text, number int, tid int, position int, title jsonb, summary jsonb, body jsonb, search jsonb)),
     made as (
       insert into content_items (agent_id, kind, number, tid, position, published_version, published_at, created_at, updated_at)
       select $1::bigint, kind, number, tid, position, 1, now(), now(), now() from wanted
       on conflict (agent_id, kind, number) do nothing returning id, kind, number),
     versions as (
       insert into content_versions (agent_id, item_id, version, title, summary, body_html, at)
       select $1::bigint, made.id, 1, w.title, w.summary, w.body, now() from made join wanted w using (kind, number))
     insert into content_search (agent_id, item_id, language, title_text, text, terms, title_words, words)
     select $1::bigint, made.id, s.language, s.title_text, s.text, s.terms, s.title_words, s.words
     from made join wanted w using (kind, number),
       jsonb_to_recordset(w.search)
         as s (language text, title_text text, text text, terms text[], title_words text[], words text[])`,
    [agentId, JSON.stringify(items.map(item => ({ ...item, search: searchRows(agentId, item) })))],
  )
}

function searchRows(agentId: number, { title, body }: Item) {
  return languages.map(language =>
    searchRow(agentId, language, { title: title[language], body: body[language] }),
  )
}
