import { sql } from 'kysely'
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import type { HostKey } from '../../../platform/transports/sftp/host-key'

const columns = [
  'id',
  'code',
  'is_sandbox',
  'is_on',
  'version',
  'profile',
  'sealed_credentials',
  'host_key',
  'tested_at',
  'test_passed',
  'paused_at',
  'paused_by',
  'pause_note',
] as const

type StoredChannel = Awaited<ReturnType<typeof selectAll>>[number]
export type ChannelRow = ReturnType<typeof read>

function read<Row extends Pick<StoredChannel, 'profile' | 'host_key'>>(row: Row) {
  const host_key = row.host_key as unknown as HostKey | null
  return { ...row, profile: readStoredProfile(row.profile), host_key }
}

function selectAll(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('channels')
      .leftJoin('staff', 'staff.id', 'channels.paused_by')
      .select(columns.map(column => `channels.${column}` as const))
      .select('staff.name as paused_by_name')
      .where('channels.is_store', '=', false)
      .orderBy('channels.position')
      .orderBy('channels.id'),
  )
}

/** In the operator's order. */
export async function listManagedChannels(tx: Tx) {
  return (await selectAll(tx)).map(read)
}

export async function findManagedChannel(tx: Tx, id: number) {
  const channels = build.selectFrom('channels').select(columns).where('id', '=', id)
  const found = await maybeOne(tx, channels.where('is_store', '=', false))
  return found && read(found)
}

/** Two who change it at once: the second one sees what the first one did. */
export async function lockManagedChannel(tx: Tx, id: number) {
  const channels = build
    .selectFrom('channels')
    .select(columns)
    .where('id', '=', id)
    .where('is_store', '=', false)
  const found = await maybeOne(tx, channels.forNoKeyUpdate())
  return found && read(found)
}

/** What lists of works look at stands in columns of its own. */
function columnsOf(profile: ChannelProfile) {
  return {
    name: JSON.stringify(profile.name),
    lead_days: profile.lead_days,
    territory: JSON.stringify(profile.territory),
    profile: JSON.stringify(profile),
  }
}

export async function insertChannel(tx: Tx, code: string, profile: ChannelProfile): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('channels')
      .values({
        code,
        ...columnsOf(profile),
        position: sql<number>`(select coalesce(max(position), 0) + 1 from channels where not is_store)`,
      })
      .returning('id'),
  )
  return id
}

export function putCredentials(tx: Tx, id: number, sealed: Buffer | null) {
  return execute(tx, build.updateTable('channels').set({ sealed_credentials: sealed }).where('id', '=', id))
}

interface SavedChannel {
  profile: ChannelProfile
  isOn: boolean
  testPassed: boolean
  hostKey: HostKey | null
}

export async function putChannel(tx: Tx, id: number, saved: SavedChannel): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('channels')
      .set({
        ...columnsOf(saved.profile),
        is_on: saved.isOn,
        test_passed: saved.testPassed,
        host_key: saved.hostKey && JSON.stringify(saved.hostKey),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .returning('version'),
  )
  return version
}

export async function lockAllChannels(tx: Tx): Promise<number[]> {
  const channels = build.selectFrom('channels').select('id').where('is_store', '=', false)
  const found = await rows(tx, channels.orderBy('id').forNoKeyUpdate())
  return found.map(({ id }) => id)
}

export function putOrder(tx: Tx, ids: readonly number[]) {
  const place = sql<number>`array_position(${ids}::bigint[], id)`
  return execute(tx, build.updateTable('channels').set({ position: place }).where('id', 'in', ids))
}

export function putTestResult(tx: Tx, id: number, passed: boolean, now: Date) {
  return execute(
    tx,
    build.updateTable('channels').set({ test_passed: passed, tested_at: now }).where('id', '=', id),
  )
}

/** The test that passed was made with another server, or before anybody knew it. */
export function putHostKey(tx: Tx, id: number, hostKey: HostKey) {
  const set = { host_key: JSON.stringify(hostKey), test_passed: false }
  return execute(tx, build.updateTable('channels').set(set).where('id', '=', id))
}

export function putSwitch(tx: Tx, id: number, isOn: boolean) {
  return execute(tx, build.updateTable('channels').set({ is_on: isOn }).where('id', '=', id))
}

export function putPause(tx: Tx, id: number, pause: { at: Date; staffId: number; note: string } | null) {
  const set = {
    paused_at: pause?.at ?? null,
    paused_by: pause?.staffId ?? null,
    pause_note: pause?.note ?? '',
  }
  return execute(tx, build.updateTable('channels').set(set).where('id', '=', id))
}

/** The number under which messages of this site are sent. */
export async function readOwnParty(tx: Tx): Promise<string> {
  return (await one(tx, build.selectFrom('agents').select('ddex_party_id'))).ddex_party_id
}

/** Whether this picture was uploaded for this site. */
export async function isSitePicture(tx: Tx, key: string): Promise<boolean> {
  const uploads = build.selectFrom('uploads').select('id').where('purpose', '=', 'site')
  return (await maybeOne(tx, uploads.where('storage_key', '=', key).limit(1))) !== undefined
}

const waitingStates = ['queued', 'failing', 'packing', 'sending']

/** How much has not left yet, by channel: from the figures, which triggers keep. */
export async function countWaiting(tx: Tx, channelIds: readonly number[]): Promise<Map<number, number>> {
  const wanted = channelIds.flatMap(id => waitingStates.map(state => `deliveries.${id}.${state}`))
  if (wanted.length === 0) return new Map()
  const changes = build
    .selectFrom('figures')
    .select(['figure', 'amount'])
    .where('figure', 'in', wanted)
    .unionAll(build.selectFrom('figure_changes').select(['figure', 'amount']).where('figure', 'in', wanted))
  const found = await rows(
    tx,
    build
      .selectFrom(changes.as('c'))
      .select([
        sql<number>`split_part(figure, '.', 2)::bigint`.as('channel_id'),
        sql<number>`sum(amount)::bigint`.as('amount'),
      ])
      .groupBy(sql`1`),
  )
  return new Map(found.map(({ channel_id, amount }) => [Number(channel_id), Number(amount)]))
}
