// What a posting takes of its report, and who gets which part of it, in temporary tables of its transaction. They have keys and are analysed:
// of a report that has just come the planner knows nothing, and would otherwise compare each of its lines with each row of them.
import { type RawBuilder, sql } from 'kysely'
import { execute, type Tx, written } from '../../../platform/database/query'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

/**
 * Titles that are matched and not posted yet, added up by recording, channel, sale month and currency. They are held as they are matched
 * now: a decision can be undone from another report of the payer.
 */
export async function gatherSums(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_titles on commit drop as
      select title, work_id, coalesce(work_isrc, '') as isrc from report_titles
      where report_id = ${reportId} and work_id is not null and posting_id is null
      order by title for no key update`,
  )
  await run(tx, sql`alter table posted_titles add primary key (title)`)
  await run(tx, sql`analyze posted_titles (work_id, isrc)`)
  await run(
    tx,
    sql`create temporary table taken_sums on commit drop as
      select sums.title, sums.store, sums.sale_month, sums.currency, taken.work_id, taken.isrc, store.channel_id, sums.quantity, sums.amount
      from report_sums sums
      join posted_titles taken on taken.title = sums.title
      join report_stores store on store.report_id = sums.report_id and store.store = sums.store
      where sums.report_id = ${reportId}`,
  )
  await run(tx, sql`analyze taken_sums (work_id, isrc, channel_id, sale_month)`)
  await run(
    tx,
    sql`create temporary table posted_sums on commit drop as
      select work_id, isrc, channel_id, sale_month, currency, sum(quantity)::bigint as plays, sum(amount) as amount
      from taken_sums group by work_id, isrc, channel_id, sale_month, currency`,
  )
  await run(tx, sql`analyze posted_sums (work_id, isrc, channel_id, sale_month)`)
}

const signedBy = sql`(signed.signed_at at time zone 'Asia/Shanghai')::date`

/** The first of the cases that a recording is in dispute in. */
const disputed = sql`(select isrc, min(case_id) as case_id from disputed_recordings group by isrc)`

/**
 * Parts and rates by recording and sale month. The rate is that of the owner's agreement in force on the first day of the month, else of the
 * first one, for all parties. A whole release is all its tracks in equal parts; a third of a third is cut after thirty digits. What is in dispute
 * is a part of its own, by its case; 0 is none. Plays of a release that is partly in dispute count once a member, with the rest of it.
 */
export async function gatherShares(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_shares on commit drop as
      with wanted as (
        select distinct work_id, isrc, sale_month from posted_sums
      ), recordings as (
        select work_id, isrc, sale_month, isrc as recording, 1 as tracks from wanted where isrc <> ''
        union all
        select wanted.work_id, '', wanted.sale_month, coalesce(tracks.isrc, ''), count(*) over (partition by wanted.work_id, wanted.sale_month)
        from wanted left join tracks on tracks.work_id = wanted.work_id and tracks.isrc is not null where wanted.isrc = ''
      ), owned as (
        select distinct wanted.work_id, wanted.sale_month, works.member_id from wanted join works on works.id = wanted.work_id
      ), versions as (
        -- A work's agreement is signed for it or for a revision that has become it.
        select distinct work_id, work_id as version from owned
        union all
        select revision_of, id from works where revision_of in (select work_id from owned) and closed_how = 'adopted'
      ), signed as (
        select owned.work_id, owned.sale_month, signed.id, signed.rate, signed.signed_at, ${signedBy} <= owned.sale_month as is_in_force
        from owned join versions on versions.work_id = owned.work_id join agreements signed on signed.work_id = versions.version
      ), agreed as (
        select distinct on (work_id, sale_month) work_id, sale_month, rate from signed
        order by work_id, sale_month, is_in_force desc,
                 case when is_in_force then signed_at end desc, case when is_in_force then id end desc, signed_at, id
      ), rates as (
        select owned.work_id, owned.sale_month, coalesce(agreed.rate, members.royalty_rate, agents.royalty_rate) as rate
        from owned join members on members.id = owned.member_id join agents on agents.id = members.agent_id
        left join agreed on agreed.work_id = owned.work_id and agreed.sale_month = owned.sale_month
      ), in_force as (
        -- Few recordings have a split. They are found for all recordings in one join: to look for one once a recording took longer than all else here.
        select distinct on (named.recording, named.sale_month) named.recording, named.sale_month, splits.id as split_id
        from (select distinct recording, sale_month from recordings) named
        join splits on splits.agent_id = current_agent() and splits.isrc = named.recording and splits.state = 'agreed'
          and splits.from_month <= named.sale_month
        order by named.recording, named.sale_month, splits.from_month desc, splits.id desc
      ), parties as (
        select recording.*, works.member_id, 10000 as part from recordings recording join works on works.id = recording.work_id
        where not exists (select from in_force where in_force.recording = recording.recording and in_force.sale_month = recording.sale_month)
        union all
        select recording.*, party.member_id, party.part
        from in_force join recordings recording on recording.recording = in_force.recording and recording.sale_month = in_force.sale_month
        join split_parties party on party.split_id = in_force.split_id and party.part > 0
      ), claimed as (
        select parties.*, coalesce(disputed.case_id, 0) as case_id from parties left join ${disputed} disputed on disputed.isrc = parties.recording
      )
      select claimed.work_id, claimed.isrc, claimed.sale_month, claimed.member_id, claimed.case_id,
             case when sum(claimed.part) = 10000 * min(claimed.tracks) then 1
                  else trim_scale(round(sum(claimed.part)::numeric / (10000 * min(claimed.tracks)), 30)) end as split, trim_scale(min(rates.rate)) as rate,
             claimed.case_id = min(claimed.case_id) over (partition by claimed.work_id, claimed.isrc, claimed.sale_month, claimed.member_id) as counts_plays
      from claimed join rates on rates.work_id = claimed.work_id and rates.sale_month = claimed.sale_month
      group by claimed.work_id, claimed.isrc, claimed.sale_month, claimed.member_id, claimed.case_id`,
  )
  await run(
    tx,
    sql`alter table posted_shares add primary key (work_id, isrc, sale_month, member_id, case_id)`,
  )
  await run(tx, sql`analyze posted_shares (work_id, isrc, sale_month, member_id)`)
}
