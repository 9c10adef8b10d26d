import type pg from 'pg'
import { startingPages } from './starting/starting-pages'

/** Gives an agent the pages that every site starts with, as far as they are missing. Runs as the owner. */
export async function publishStartingPages(client: pg.ClientBase, agentId: number): Promise<void> {
  for (const { id, title, body } of startingPages) {
    await client.query(
      `insert into site_pages (agent_id, page_id, version, title, body_html, published_at)
       select $1::bigint, $2::int, 1, $3::jsonb, $4::jsonb, now()
       where not exists (select 1 from site_pages where agent_id = $1 and page_id = $2)`,
      [agentId, id, JSON.stringify(title), JSON.stringify(body)],
    )
  }
}
