import type { Selectable } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'

export type TreatyRow = Selectable<DB['tax_treaties']>

export interface NewTreaty {
  memberId: number
  index: Buffer
  /** In hundredths of a percent. */
  rate: number
  validUntil: string
  uploadId: string
  reason: string
  staffId: number
  now: Date
}

export async function insertTreaty(tx: Tx, treaty: NewTreaty): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('tax_treaties')
      .values({
        ...{ member_id: treaty.memberId, person_index: treaty.index, rate: treaty.rate },
        ...{ valid_until: treaty.validUntil, upload_id: treaty.uploadId, reason: treaty.reason },
        ...{ proposed_by: treaty.staffId, proposed_at: treaty.now },
      })
      .returning('id'),
  )
  return id
}

/** Whoever decides about it, or withholds by it, holds its person. */
export function readTreaty(tx: Tx, id: number): Promise<TreatyRow | undefined> {
  return maybeOne(tx, build.selectFrom('tax_treaties').selectAll().where('id', '=', id))
}

/** The one that counts on a day. */
export function findTreaty(tx: Tx, memberId: number, index: Buffer, day: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('tax_treaties')
      .select(['id', 'rate'])
      .where('member_id', '=', memberId)
      .where('person_index', '=', index)
      .where('state', '=', 'confirmed')
      .where('valid_until', '>=', day),
  )
}

export async function putConfirmed(tx: Tx, id: number, by: { staffId: number; now: Date }): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('tax_treaties')
      .set({ state: 'confirmed', confirmed_by: by.staffId, confirmed_at: by.now })
      .where('id', '=', id),
  )
}

export async function putEnded(
  tx: Tx,
  id: number,
  { state, reason, staffId, now }: { state: 'refused' | 'ended'; reason: string; staffId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('tax_treaties')
      .set({ state, ended_by: staffId, ended_at: now, end_reason: reason })
      .where('id', '=', id),
  )
}

/** Of a person: what counts or waits, the newest last. */
export function listOpenTreaties(tx: Tx, memberId: number, index: Buffer) {
  return rows(
    tx,
    build
      .selectFrom('tax_treaties as treaty')
      .innerJoin('uploads as upload', 'upload.id', 'treaty.upload_id')
      .innerJoin('staff as proposer', 'proposer.id', 'treaty.proposed_by')
      .leftJoin('staff as confirmer', 'confirmer.id', 'treaty.confirmed_by')
      .selectAll('treaty')
      .select(['upload.media_type', 'proposer.name as proposer', 'confirmer.name as confirmer'])
      .where('treaty.member_id', '=', memberId)
      .where('treaty.person_index', '=', index)
      .where('treaty.state', 'in', ['proposed', 'confirmed'])
      .orderBy('treaty.id'),
  )
}
