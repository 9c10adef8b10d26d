// What a bill is made of, added up when it was posted; and within one of these, added up from its lines.
import { type RawBuilder, sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'
import { type LinesOfBill, linesOf } from './bill-lines.queries'

export interface BillPartRow {
  work_id: number | null
  isrc: string
  name: string
  release: string
  cover: string | null
  splits: string[]
  plays: number
  amount: string | null
  currency: string | null
  exact: string
  /** The same as text that a cursor may carry. */
  place: string
  key: string
}

export interface PartPage {
  after?: { exact: string; key: string }
  limit: number
}

/** The largest first, and by `key` where they are equal. */
const paged = (parts: RawBuilder<unknown>, { after, limit }: PartPage) => sql<BillPartRow>`
  select part.*, part.exact as place from (${parts}) part
  ${after ? sql`where (part.exact::numeric, part.key) < (${after.exact}::numeric, ${after.key})` : sql``}
  order by part.exact::numeric desc, part.key desc limit ${limit}`

const bare = sql`null::bigint as work_id, '' as isrc, '' as release, null as cover, '{}'::text[] as splits`

const trackSums = (billId: number, beyond = sql`true`) => sql`
  select work_id, isrc, array_agg(distinct split::text) as splits, sum(plays)::bigint as plays,
         case when count(distinct currency) = 1 then trim_scale(sum(amount))::text end as amount,
         case when count(distinct currency) = 1 then min(currency) end as currency, trim_scale(sum(exact))::text as exact,
         work_id || ' ' || isrc as key
  from bill_tracks where bill_id = ${billId} and ${beyond} group by work_id, isrc`

/** Names and covers of what is shown, and of nothing else. */
const named = (page: RawBuilder<unknown>) => sql<BillPartRow>`
  select page.*, coalesce(track.title, work.title) as name, work.title as release, cover.sha256 as cover
  from (${page}) page join works work on work.id = page.work_id
  left join lateral (select details ->> 'title' as title from tracks where work_id = page.work_id and isrc = page.isrc order by id limit 1) track on true
  left join lateral (
    select encode(m.sha256, 'hex') as sha256 from materials m
    join stored_files f on f.sha256 = m.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
    where m.work_id = page.work_id and m.type = 'cover' order by m.id desc limit 1) cover on true`

export function listTrackParts(tx: Tx, billId: number, page: PartPage) {
  const largest = named(paged(trackSums(billId), page))
  return rows(tx, written(sql<BillPartRow>`${largest} order by page.exact::numeric desc, page.key desc`))
}

/** All recordings for a file, as the index of a bill's parts has them: to know the largest next ones, all would be added up each time. */
export function listTracksInOrder(
  tx: Tx,
  billId: number,
  { after, limit }: { after: Pick<BillPartRow, 'work_id' | 'isrc'> | undefined; limit: number },
) {
  const beyond = after && sql`(work_id, isrc) > (${after.work_id}::bigint, ${after.isrc})`
  const page = sql`select sums.*, sums.exact as place from (${trackSums(billId, beyond)} order by work_id, isrc limit ${limit}) sums`
  return rows(tx, written(sql<BillPartRow>`${named(page)} order by page.work_id, page.isrc`))
}

export function listCountryParts(tx: Tx, billId: number, page: PartPage) {
  const parts = sql`select ${bare}, country as name, country as key, plays, null as amount, null as currency, exact::text as exact
    from bill_countries where bill_id = ${billId}`
  return rows(tx, written(paged(parts, page)))
}

export function listUsageParts(tx: Tx, billId: number, page: PartPage) {
  const parts = sql`select ${bare}, usage as name, usage as key, plays, null as amount, null as currency, exact::text as exact
    from bill_usages where bill_id = ${billId}`
  return rows(tx, written(paged(parts, page)))
}

/** Countries of one recording, ways of use in one country of it. */
export function listPartsWithin(tx: Tx, lines: LinesOfBill, by: 'country' | 'usage', page: PartPage) {
  const named = by === 'country' ? sql`line.country` : sql`line.usage`
  const parts = sql`select ${bare}, ${named} as name, ${named} as key, sum(line.quantity)::bigint as plays,
      case when count(distinct line.currency) = 1 then trim_scale(sum(line.amount::numeric))::text end as amount,
      case when count(distinct line.currency) = 1 then min(line.currency) end as currency, trim_scale(sum(line.exact::numeric))::text as exact
    from (${linesOf(lines)}) line group by ${named}`
  return rows(tx, written(paged(parts, page)))
}
