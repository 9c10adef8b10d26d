// Recordings: the works that carry them, and what they brought.
import { type SqlBool, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { build, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

const artistsOfTrack = sql<string>`coalesce(
  nullif((select string_agg(artist ->> 'name', ' / ') from jsonb_array_elements(tracks.details -> 'artists') artist), ''), works.artists)`
const titleOfTrack = sql<string>`concat_ws(' ', tracks.details ->> 'title',
  '(' || nullif(tracks.details ->> 'version', '') || ')')`
const coverOfWork = sql<string | null>`(
  select encode(m.sha256, 'hex') from materials m
  join stored_files f on f.sha256 = m.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
  where m.work_id = works.id and m.type = 'cover' order by m.id desc limit 1)`

const recordings = build
  .selectFrom('tracks')
  .innerJoin('works', 'works.id', 'tracks.work_id')
  .select([
    'tracks.id',
    'tracks.isrc',
    'works.id as work_id',
    'works.member_id as owner_id',
    titleOfTrack.as('title'),
    artistsOfTrack.as('artists'),
    coverOfWork.as('cover'),
  ])
  .where('tracks.isrc', 'is not', null)
  .where('works.revision_of', 'is', null)
  .where('works.deleted_at', 'is', null)

export type TrackRow = NonNullable<Awaited<ReturnType<typeof findRecording>>>

/** As the first work with it calls it. */
export function findRecording(tx: Tx, isrc: string) {
  return maybeOne(tx, recordings.where('tracks.isrc', '=', isrc).orderBy('tracks.id').limit(1))
}

export function listRecordings(tx: Tx, isrcs: readonly string[]) {
  return rows(
    tx,
    recordings
      .where('tracks.isrc', 'in', isrcs)
      .distinctOn('tracks.isrc')
      .orderBy('tracks.isrc')
      .orderBy('tracks.id'),
  )
}

export interface TrackFilter {
  memberId: number
  search?: string
  only?: 'shared' | 'waiting'
  /** The last one that was shown. */
  after?: { id: number }
  limit: number
}

/** Each recording once, by its first track; the newest first. */
export function listOwnTracks(tx: Tx, { memberId, search, only, after, limit }: TrackFilter) {
  let query = recordings
    .where('works.member_id', '=', memberId)
    .where(
      sql<SqlBool>`not exists (select from tracks earlier join works other on other.id = earlier.work_id
        where earlier.isrc = tracks.isrc and earlier.id < tracks.id and other.member_id = works.member_id
          and other.revision_of is null and other.deleted_at is null)`,
    )
    .orderBy('tracks.id', 'desc')
    .limit(limit)
  if (search) {
    query = query.where(
      sql<SqlBool>`(position(lower(${search}) in lower(tracks.details ->> 'title')) > 0 or tracks.isrc = upper(${search}))`,
    )
  }
  if (only) {
    const state = only === 'waiting' ? 'proposed' : 'agreed'
    query = query.where(
      sql<SqlBool>`exists (select from splits where splits.isrc = tracks.isrc and splits.state = ${state})`,
    )
  }
  if (after) query = query.where('tracks.id', '<', after.id)
  return rows(tx, query)
}

export async function currencyOfAgent(tx: Tx): Promise<Currency> {
  const agent = await one(tx, build.selectFrom('agents').select('currency').where('id', '=', tx.agentId))
  return agent.currency as Currency
}

interface MonthRow {
  month: string
  /** Minor units. */
  total: string
  mine: string
}

/** By sale month, each rounded for itself: figures to look at. Of postings that stand, and of lines that name the recording. */
export function sumTrackIncome(
  tx: Tx,
  isrc: string,
  memberId: number,
  /** Unsaid: from the first sale on. */
  fromMonth?: string,
): Promise<MonthRow[]> {
  const since = fromMonth === undefined ? sql`true` : sql`part.sale_month >= ${`${fromMonth}-01`}::date`
  const query = sql<MonthRow>`
    select to_char(part.sale_month, 'YYYY-MM') as month, to_minor(sum(part.exact), bill.currency)::text as total,
           to_minor(coalesce(sum(part.exact) filter (where bill.member_id = ${memberId}), 0), bill.currency)::text as mine
    from bill_tracks part
    join bills bill on bill.id = part.bill_id
    join postings posting on posting.id = bill.posting_id and posting.reversed_at is null
    where part.agent_id = current_agent() and part.isrc = ${isrc} and part.isrc <> '' and ${since}
    group by part.sale_month, bill.currency order by part.sale_month`
  return rows(tx, written(query))
}
