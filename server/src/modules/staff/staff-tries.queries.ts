import { sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'

export interface Tries {
  name_hash: Buffer
  network: string
  wrong: number
  untold: number
  wait_until: Date
  last_at: Date
}

const columns = ['name_hash', 'network', 'wrong', 'untold', 'wait_until', 'last_at'] as const

const triesOf = (nameHash: Buffer, networks: readonly string[]) =>
  build
    .selectFrom('staff_tries')
    .select(columns)
    .where('name_hash', '=', nameHash)
    .where('network', 'in', networks)
    .orderBy('network')

export function readTries(tx: Tx, nameHash: Buffer, networks: readonly string[]): Promise<Tries[]> {
  return rows(tx, triesOf(nameHash, networks))
}

/** Always in the same order; a count that is not there yet begins with nothing. */
export async function lockTries(tx: Tx, nameHash: Buffer, networks: readonly string[]): Promise<Tries[]> {
  await execute(
    tx,
    build
      .insertInto('staff_tries')
      .values(networks.toSorted().map(network => ({ name_hash: nameHash, network })))
      .onConflict(conflict => conflict.doNothing()),
  )
  return rows(tx, triesOf(nameHash, networks).forUpdate())
}

export function noteWrongTry(
  tx: Tx,
  { name_hash, network }: Pick<Tries, 'name_hash' | 'network'>,
  { wrong, waitUntil, now }: { wrong: number; waitUntil: Date; now: Date },
) {
  return execute(
    tx,
    build
      .updateTable('staff_tries')
      .set({ wrong, untold: sql`untold + 1`, wait_until: waitUntil, last_at: now })
      .where('name_hash', '=', name_hash)
      .where('network', '=', network),
  )
}

/** Of single networks, the most tries first. */
export function listUntold(tx: Tx, nameHash: Buffer): Promise<Tries[]> {
  return rows(
    tx,
    build
      .selectFrom('staff_tries')
      .select(columns)
      .where('name_hash', '=', nameHash)
      .where('network', '<>', '')
      .where('untold', '>', 0)
      .orderBy('untold', 'desc')
      .orderBy('network')
      .limit(1000),
  )
}

export function noteTold(tx: Tx, nameHash: Buffer) {
  return execute(tx, build.updateTable('staff_tries').set({ untold: 0 }).where('name_hash', '=', nameHash))
}

/** Of one network, or of all. */
export function forgetTries(tx: Tx, nameHash: Buffer, network?: string) {
  const all = build.deleteFrom('staff_tries').where('name_hash', '=', nameHash)
  return execute(tx, network === undefined ? all : all.where('network', '=', network))
}

export async function isKnownNetwork(tx: Tx, staffId: number, network: string): Promise<boolean> {
  const known = build.selectFrom('staff_networks').select('staff_id').where('staff_id', '=', staffId)
  return (await maybeOne(tx, known.where('network', '=', network))) !== undefined
}

export function noteNetwork(tx: Tx, staffId: number, network: string, now: Date) {
  return execute(
    tx,
    build
      .insertInto('staff_networks')
      .values({ staff_id: staffId, network, last_at: now })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'staff_id', 'network']).doUpdateSet({ last_at: now }),
      ),
  )
}
