// Figures of a member's income, from bills and what they were made of when they were posted: never from the lines of reports.
import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { rows, type Tx, written } from '../../../platform/database/query'

/** Months by their first day, both included. */
export interface Period {
  from: string
  to: string
}

export interface FiguresOf {
  memberId: number
  currency: Currency
  period: Period
}

export interface CellRow {
  month: string
  channel_id: number
  amount: string
  plays: number
}

/** A correction counts in its own month, below zero. */
export function sumCells(tx: Tx, { memberId, currency, period }: FiguresOf): Promise<CellRow[]> {
  const query = sql<CellRow>`
    select month, channel_id, trim_scale(from_minor(sum(share_minor)::bigint, ${currency}))::text as amount, sum(plays)::bigint as plays
    from bills where member_id = ${memberId} and currency = ${currency} and status <> 4 and month between ${period.from} and ${period.to}
    group by month, channel_id order by month, channel_id`
  return rows(tx, written(query))
}

const counted = ({ memberId, currency }: FiguresOf) =>
  sql`bill.member_id = ${memberId} and bill.currency = ${currency} and bill.status <> 4`

/** Bills with what they were made of. A correction is what it corrects, below zero and in its own month. */
const parted = (parts: 'bill_tracks' | 'bill_countries') =>
  sql`bills bill join ${sql.table(parts)} part on part.bill_id = coalesce(bill.corrects, bill.id)`
const sign = sql`case when bill.corrects is null then 1 else -1 end`

const within = ({ from, to }: Period) => sql`bill.month between ${from} and ${to}`

export interface PartRow {
  key: string
  work_id: number | null
  isrc: string
  name: string
  release: string
  cover: string | null
  amount: string
  plays: number
  before: string
  count: number
  all_amount: string
  all_plays: number
}

export interface WantedParts extends FiguresOf {
  vs?: Period
  /** Behind this one; what all come to is then that of what is left. */
  after?: { amount: string; key: string }
  limit: number
}

/** The largest first, with what all of them come to. */
const ranked = (parts: RawBuilder<unknown>, { after, limit }: WantedParts) => sql`
  select sums.*, count(*) over ()::int as count, trim_scale(sum(sums.exact) over ())::text as all_amount, (sum(sums.plays) over ())::bigint as all_plays
  from (${parts}) sums where (sums.plays <> 0 or sums.exact <> 0)
    ${after ? sql`and (-sums.exact, sums.key) > (-${after.amount}::numeric, ${after.key})` : sql``}
  order by sums.exact desc, sums.key limit ${limit}`

const sums = ({ period, vs }: WantedParts) => sql`
  coalesce(sum(part.exact * ${sign}) filter (where ${within(period)}), 0) as exact,
  coalesce(sum(part.plays * ${sign}) filter (where ${within(period)}), 0)::bigint as plays,
  coalesce(sum(part.exact * ${sign}) filter (where ${vs ? within(vs) : sql`false`}), 0) as before`

const asked = ({ period, vs }: WantedParts) =>
  vs ? sql`(${within(period)} or ${within(vs)})` : within(period)

export function listTrackFigures(tx: Tx, of: WantedParts): Promise<PartRow[]> {
  const parts = sql`select part.work_id, part.isrc, part.work_id || ' ' || part.isrc as key, ${sums(of)}
    from ${parted('bill_tracks')} where ${counted(of)} and ${asked(of)} group by part.work_id, part.isrc`
  const query = sql<PartRow>`
    select top.key, top.work_id, top.isrc, coalesce(track.title, work.title) as name, work.title as release, cover.sha256 as cover,
           trim_scale(top.exact)::text as amount, top.plays, trim_scale(top.before)::text as before, top.count, top.all_amount, top.all_plays
    from (${ranked(parts, of)}) top join works work on work.id = top.work_id
    left join lateral (select details ->> 'title' as title from tracks where work_id = top.work_id and isrc = top.isrc order by id limit 1) track on true
    left join lateral (
      select encode(m.sha256, 'hex') as sha256 from materials m
      join stored_files f on f.sha256 = m.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
      where m.work_id = top.work_id and m.type = 'cover' order by m.id desc limit 1) cover on true
    order by top.exact desc, top.key`
  return rows(tx, written(query))
}

export function listCountryFigures(tx: Tx, of: WantedParts): Promise<PartRow[]> {
  const parts = sql`select part.country as key, ${sums(of)}
    from ${parted('bill_countries')} where ${counted(of)} and ${asked(of)} group by part.country`
  const query = sql<PartRow>`
    select top.key, null::bigint as work_id, '' as isrc, top.key as name, '' as release, null as cover, trim_scale(top.exact)::text as amount, top.plays,
           trim_scale(top.before)::text as before, top.count, top.all_amount, top.all_plays
    from (${ranked(parts, of)}) top order by top.exact desc, top.key`
  return rows(tx, written(query))
}

/** How some recordings went, month by month. */
export function sumTrackCourse(tx: Tx, of: FiguresOf, tracks: readonly { work_id: number; isrc: string }[]) {
  const query = sql<{ work_id: number; isrc: string; month: string; amount: string }>`
    select part.work_id, part.isrc, bill.month, sum(part.exact * ${sign})::text as amount
    from ${parted('bill_tracks')}
    where ${counted(of)} and ${within(of.period)} and (part.work_id, part.isrc) in (
      select * from unnest(${tracks.map(track => track.work_id)}::bigint[], ${tracks.map(track => track.isrc)}::text[]))
    group by part.work_id, part.isrc, bill.month`
  return rows(tx, written(query))
}

/** By the month of the sale. */
export function sumBilledPlays(tx: Tx, of: FiguresOf) {
  const query = sql<{ month: string; plays: number }>`
    select part.sale_month as month, sum(part.plays * ${sign})::bigint as plays from ${parted('bill_tracks')}
    where ${counted(of)} and part.sale_month between ${of.period.from} and ${of.period.to} group by part.sale_month order by 1`
  return rows(tx, written(query))
}

/** Of own works, and of recordings that the member has a part in: in the months in which the split in force names them, and in no others. */
export function sumPlaysAhead(tx: Tx, { memberId, period }: FiguresOf) {
  const query = sql<{ month: string; plays: number }>`
    select played.month, sum(played.plays)::bigint as plays from track_plays played join works work on work.id = played.work_id
    where played.month between ${period.from} and ${period.to} and (work.member_id = ${memberId} or exists (
      select from split_parties party where party.member_id = ${memberId} and party.agent_id = current_agent() and party.part > 0 and party.split_id = (
        select split.id from splits split where split.isrc = played.isrc and split.state = 'agreed' and split.from_month <= played.month
        order by split.from_month desc, split.id desc limit 1)))
    group by played.month order by 1`
  return rows(tx, written(query))
}
