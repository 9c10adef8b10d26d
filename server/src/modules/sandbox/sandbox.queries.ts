import { sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'
import type { HeldDeal, HeldRelease, HeldState, HeldTrack } from './held-release'
import type { PackageRefusal } from './package-fault'

export interface ReceivedBatch {
  channel: string
  batch: string
  messageId?: string
  refusal?: PackageRefusal
  receivedAt: Date
}

/** Whether nobody has received it before. Waits for somebody who is about to. */
export async function insertBatch(tx: Tx, received: ReceivedBatch): Promise<boolean> {
  const added = await execute(
    tx,
    build
      .insertInto('sandbox_batches')
      .values({
        channel: received.channel,
        batch: received.batch,
        message_id: received.messageId ?? null,
        refusal: received.refusal ? JSON.stringify(received.refusal) : null,
        received_at: received.receivedAt,
      })
      .onConflict(conflict => conflict.columns(['agent_id', 'channel', 'batch']).doNothing()),
  )
  return added > 0
}

/** What was found out under the lock. */
export function putRefusal(tx: Tx, channel: string, batch: string, refusal: PackageRefusal) {
  return execute(
    tx,
    build
      .updateTable('sandbox_batches')
      .set({ refusal: JSON.stringify(refusal) })
      .where('channel', '=', channel)
      .where('batch', '=', batch),
  )
}

export async function listReceived(tx: Tx, channel: string, batches: readonly string[]): Promise<string[]> {
  if (batches.length === 0) return []
  const found = await rows(
    tx,
    build
      .selectFrom('sandbox_batches')
      .select('batch')
      .where('channel', '=', channel)
      .where('batch', 'in', batches),
  )
  return found.map(({ batch }) => batch)
}

const releaseColumns = [
  ...(['channel', 'upc', 'message_id', 'message_at', 'type', 'title', 'artists', 'label'] as const),
  ...(['tracks', 'cover_path', 'deals', 'state', 'live_on', 'link_code'] as const),
] as const

const selectReleases = () => build.selectFrom('sandbox_releases').select(releaseColumns)
type ReleaseRow = Awaited<ReturnType<ReturnType<typeof selectReleases>['executeTakeFirstOrThrow']>>

export interface StoredRelease extends HeldRelease {
  channel: string
  linkCode: string
}

const releaseOf = (row: ReleaseRow): StoredRelease => ({
  channel: row.channel,
  upc: row.upc,
  messageId: row.message_id,
  messageAt: row.message_at,
  type: row.type,
  title: row.title,
  artists: row.artists,
  label: row.label,
  tracks: row.tracks as unknown as HeldTrack[],
  cover: row.cover_path,
  deals: row.deals as unknown as HeldDeal[],
  state: row.state as HeldState,
  liveOn: row.live_on ?? undefined,
  linkCode: row.link_code,
})

export async function lockRelease(tx: Tx, channel: string, upc: string): Promise<StoredRelease | undefined> {
  const found = await maybeOne(
    tx,
    selectReleases().where('channel', '=', channel).where('upc', '=', upc).forUpdate(),
  )
  return found && releaseOf(found)
}

/** Those that a new day can change, locked in one order. */
export async function lockChangeable(tx: Tx): Promise<StoredRelease[]> {
  const found = await rows(tx, selectReleases().where('state', '<>', 'down').orderBy('id').forUpdate())
  return found.map(releaseOf)
}

/** The newest first; `most`: of them. */
export async function listLive(tx: Tx, channel: string, most?: number): Promise<StoredRelease[]> {
  const live = selectReleases()
    .where('channel', '=', channel)
    .where('state', '=', 'live')
    .orderBy('live_on', 'desc')
    .orderBy('id')
  const found = await rows(tx, most === undefined ? live : live.limit(most))
  return found.map(releaseOf)
}

export async function findLive(tx: Tx, channel: string, code: string): Promise<StoredRelease | undefined> {
  const found = await maybeOne(
    tx,
    selectReleases().where('channel', '=', channel).where('state', '=', 'live').where('link_code', '=', code),
  )
  return found && releaseOf(found)
}

export function putRelease(tx: Tx, release: StoredRelease) {
  const values = {
    message_id: release.messageId,
    message_at: release.messageAt,
    type: release.type,
    title: release.title,
    artists: release.artists,
    label: release.label,
    tracks: JSON.stringify(release.tracks),
    cover_path: release.cover,
    deals: JSON.stringify(release.deals),
    state: release.state,
    live_on: release.liveOn ?? null,
  }
  return execute(
    tx,
    build
      .insertInto('sandbox_releases')
      .values({ ...values, channel: release.channel, upc: release.upc, link_code: release.linkCode })
      .onConflict(conflict => conflict.columns(['agent_id', 'channel', 'upc']).doUpdateSet(values)),
  )
}

interface Unacknowledged {
  id: number
  batch: string
  message_id: string
  refusal: PackageRefusal | null
  received_at: Date
  /** Of a release that is live by this message. */
  link_code: string | null
}

export function listUnacknowledged(tx: Tx, channel: string): Promise<Unacknowledged[]> {
  return rows(tx, {
    compile: () =>
      sql<Unacknowledged>`select b.id, b.batch, b.message_id, b.refusal, b.received_at, r.link_code
        from sandbox_batches b
        left join sandbox_releases r on r.channel = b.channel and r.message_id = b.message_id
          and r.state = 'live' and b.refusal is null
        where b.channel = ${channel} and b.acknowledged_at is null and b.message_id is not null
        order by b.id`.compile(build),
  })
}

/** Unless it has gone live since it was listed and its link is still to be told. Locked first, so that the second statement sees
 * whoever made it live meanwhile. */
export async function setAcknowledged(
  tx: Tx,
  { id, link_code }: Pick<Unacknowledged, 'id' | 'link_code'>,
  at: Date,
): Promise<number> {
  await execute(tx, build.selectFrom('sandbox_batches').select('id').where('id', '=', id).forUpdate())
  return execute(tx, {
    compile: () =>
      sql`update sandbox_batches b set acknowledged_at = ${at}
        where b.id = ${id} and (${link_code}::text is not null or not exists (
          select 1 from sandbox_releases r
          where r.channel = b.channel and r.message_id = b.message_id and r.state = 'live' and b.refusal is null))`.compile(
        build,
      ),
  })
}

/** There is more to say about it: where it stands. */
export function acknowledgeAgain(tx: Tx, channel: string, messageId: string) {
  return execute(
    tx,
    build
      .updateTable('sandbox_batches')
      .set({ acknowledged_at: null })
      .where('channel', '=', channel)
      .where('message_id', '=', messageId)
      .where('refusal', 'is', null),
  )
}
