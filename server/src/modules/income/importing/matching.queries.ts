// Titles are matched in temporary tables, which the planner knows, and written once.
import { type RawBuilder, sql } from 'kysely'
import { execute, type Tx, written } from '../../../platform/database/query'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

/** Works that are or were with the channels; a revision is part of the work it revises. */
const released = sql`works.revision_of is null and works.released_at is not null`
const sameUpc = sql`ltrim(works.upc, '0') = ltrim(title.upc, '0')`

export async function prepareMatches(tx: Tx): Promise<void> {
  await run(tx, sql`alter table open_titles add primary key (title)`)
  await run(tx, sql`analyze open_titles`)
  await run(
    tx,
    sql`create temporary table found_titles (title integer primary key, matched_by text, work_id bigint, work_isrc text, decision_id bigint) on commit drop`,
  )
}

/**
 * By the recording's own code: on its track as it is now, given out by us for a track that has gone since, or of a track's video. Where
 * works of several members have the code, the release's code must say which.
 */
export async function matchByIsrc(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`with codes as (
      select distinct isrc from open_titles where isrc <> ''
    ), places as (
      select codes.isrc, tracks.work_id from codes join tracks on tracks.agent_id = ${tx.agentId} and tracks.isrc = codes.isrc
      union
      select codes.isrc, given.work_id from codes join assigned_codes given on given.kind = 'isrc' and given.code = codes.isrc
      union
      select codes.isrc, video.work_id from codes join video_releases video on video.isrc = codes.isrc
    ), candidates as (
      select title.title, title.isrc, works.id as work_id, works.member_id, ${sameUpc} as has_upc
      from open_titles title
      join places on places.isrc = title.isrc
      join works on works.id = places.work_id and ${released}
    ), judged as (
      select *, min(member_id) over by_upc as first_member, max(member_id) over by_upc as last_member, bool_or(has_upc) over of_title as is_named
      from candidates window by_upc as (partition by title, coalesce(has_upc, false)), of_title as (partition by title)
    )
    insert into found_titles (title, matched_by, work_id, work_isrc)
    select distinct on (title) title, 'isrc', work_id, isrc from judged
    where first_member = last_member and (has_upc or is_named is not true)
    order by title, has_upc desc nulls last, work_id`,
  )
}

/**
 * By the release's code: the whole release, or the one track of it that is called so. Stores report our releases under codes of their own, which are
 * passed over; one that a work of ours has is not, released or not.
 */
export async function matchByUpc(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`with codes as (
        select distinct isrc from open_titles where isrc <> '' and upc <> ''
      ), ours as (
        select codes.isrc from codes join tracks on tracks.agent_id = ${tx.agentId} and tracks.isrc = codes.isrc
        union
        select codes.isrc from codes join assigned_codes given on given.kind = 'isrc' and given.code = codes.isrc
        union
        select codes.isrc from codes join video_releases video on video.isrc = codes.isrc
      )
      insert into found_titles (title, matched_by, work_id, work_isrc)
      select title.title, 'upc', min(works.id), min(tracks.isrc)
      from open_titles title
      join works on works.agent_id = ${tx.agentId} and ${sameUpc} and ${released}
      left join tracks on title.kind = 'track' and tracks.work_id = works.id
        and plain_store(tracks.details ->> 'title') = plain_store(title.name)
      where title.upc <> '' and not exists (select from ours where ours.isrc = title.isrc)
        and (title.kind = 'release' or tracks.isrc is not null)
      group by title.title having count(*) = 1
      on conflict (title) do nothing`,
  )
}

/** By what somebody decided about the same title of the same payer. */
export async function matchByMemory(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`insert into found_titles (title, matched_by, work_id, work_isrc, decision_id)
      select title.title, 'remembered', decision.work_id, decision.work_isrc, decision.id
      from open_titles title
      join title_decisions decision on decision.agent_id = ${tx.agentId} and decision.key = title.key and decision.undone_at is null
      where decision.payer_id = (select payer_id from income_reports where id = ${reportId})
      on conflict (title) do nothing`,
  )
}

export async function insertTitles(tx: Tx, reportId: number): Promise<void> {
  await run(tx, sql`analyze found_titles`)
  await run(
    tx,
    sql`insert into report_titles (report_id, title, key, kind, isrc, upc, custom_id, name, artist, release, matched_by, work_id, work_isrc, decision_id)
      select ${reportId}, title, key, kind, isrc, upc, custom_id, name, artist, release, matched_by, work_id, work_isrc, decision_id
      from open_titles left join found_titles using (title) order by title`,
  )
}
