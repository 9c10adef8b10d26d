import { sql } from 'kysely'
import { build, execute, type Tx, written } from '../../../platform/database/query'

/** What is matched, added up by recording, channel, month and country. */
export async function insertPlays(tx: Tx, reportId: number): Promise<void> {
  const query = sql`
    insert into track_plays (report_id, work_id, isrc, channel_id, month, country, plays)
    select line.report_id, title.work_id, coalesce(title.work_isrc, ''), store.channel_id, line.sale_month, line.country, sum(line.quantity)
    from report_lines line
    join report_titles title on title.report_id = line.report_id and title.title = line.title
    join report_stores store on store.report_id = line.report_id and store.store = line.store
    where line.report_id = ${reportId} and title.work_id is not null
    group by line.report_id, title.work_id, coalesce(title.work_isrc, ''), store.channel_id, line.sale_month, line.country`
  await execute(tx, written(query))
}

export async function deletePlays(tx: Tx, reportId: number): Promise<void> {
  await execute(tx, build.deleteFrom('track_plays').where('report_id', '=', reportId))
}
