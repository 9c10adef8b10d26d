import { type RawBuilder, sql } from 'kysely'
import { execute, type Tx, written } from '../../../platform/database/query'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

/** Works that are or were with the channels; a revision is part of the work it revises. */
const released = sql`works.revision_of is null and works.released_at is not null`
const sameUpc = sql`ltrim(works.upc, '0') = ltrim(title.upc, '0')`

/**
 * By the recording's own code: on its track as it is now, given out by us for a track that has gone since, or of a track's video. Where
 * works of several members have the code, the release's code must say which.
 */
export async function matchByIsrc(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`with codes as (
      select distinct isrc from report_titles where report_id = ${reportId} and isrc <> '' and work_id is null
    ), places as (
      select codes.isrc, tracks.work_id from codes join tracks on tracks.agent_id = ${tx.agentId} and tracks.isrc = codes.isrc
      union
      select codes.isrc, given.work_id from codes join assigned_codes given on given.kind = 'isrc' and given.code = codes.isrc
      union
      select codes.isrc, video.work_id from codes join video_releases video on video.isrc = codes.isrc
    ), candidates as (
      select title.title, works.id as work_id, works.member_id, ${sameUpc} as has_upc
      from report_titles title
      join places on places.isrc = title.isrc
      join works on works.id = places.work_id and ${released}
      where title.report_id = ${reportId} and title.work_id is null
    ), found as (
      select distinct on (title) title, work_id from (
        select *, min(member_id) over by_upc as first_member, max(member_id) over by_upc as last_member
        from candidates window by_upc as (partition by title, coalesce(has_upc, false))
      ) judged
      where first_member = last_member
        and (has_upc or not exists (select from candidates other where other.title = judged.title and other.has_upc))
      order by title, has_upc desc nulls last, work_id
    )
    update report_titles title set matched_by = 'isrc', work_id = found.work_id, work_isrc = title.isrc
    from found where title.report_id = ${reportId} and title.title = found.title`,
  )
}

/** By the release's code: the whole release, or the one track of it that is called so. */
export async function matchByUpc(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`with candidates as (
      select title.title, title.kind, works.id as work_id, tracks.isrc
      from report_titles title
      join works on works.agent_id = ${tx.agentId} and ltrim(works.upc, '0') = ltrim(title.upc, '0') and ${released}
      left join tracks on title.kind = 'track' and tracks.work_id = works.id
        and plain_store(tracks.details ->> 'title') = plain_store(title.name)
      where title.report_id = ${reportId} and title.upc <> '' and title.isrc = '' and title.work_id is null
        and (title.kind = 'release' or tracks.isrc is not null)
    ), found as (
      select title, min(work_id) as work_id, min(isrc) as isrc from candidates
      group by title having count(*) = 1
    )
    update report_titles title set matched_by = 'upc', work_id = found.work_id, work_isrc = found.isrc
    from found where title.report_id = ${reportId} and title.title = found.title`,
  )
}

/** By what somebody decided about the same title of the same payer. */
export async function matchByMemory(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`update report_titles title
      set matched_by = 'remembered', work_id = decision.work_id, work_isrc = decision.work_isrc, decision_id = decision.id
      from title_decisions decision, income_reports report
      where title.report_id = ${reportId} and title.work_id is null and report.id = ${reportId}
        and decision.agent_id = ${tx.agentId} and decision.payer_id = report.payer_id
        and decision.key = title.key and decision.undone_at is null`,
  )
}
