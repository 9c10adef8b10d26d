import { sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

const columns = [
  'id',
  'member_id',
  'kind',
  'state',
  'name',
  'document',
  'number_sealed',
  'number_index',
  'birth_date',
  'guardian_name',
  'guardian_number_sealed',
  'guardian_relation',
  'guardian_mobile',
  'guardian_birth_date',
  'reasons',
  'decided_at',
] as const

export type IdentityCheck = NonNullable<Awaited<ReturnType<typeof latestCheck>>>

/** What counts now: the newest that was not ended. */
export function latestCheck(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('identity_checks')
      .select(columns)
      .where('member_id', '=', memberId)
      .where('state', '!=', 'ended')
      .orderBy('id', 'desc')
      .limit(1),
  )
}

export function approvedCheck(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('identity_checks')
      .select(columns)
      .where('member_id', '=', memberId)
      .where('state', '=', 'approved'),
  )
}

/** The guardian who speaks for a minor: the approved one, before that the one who registered. */
export async function findGuardianMobile(tx: Tx, memberId: number): Promise<string | undefined> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('identity_checks')
      .select('guardian_mobile')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'minor')
      .where('state', '!=', 'ended')
      .where('guardian_mobile', 'is not', null)
      .orderBy(sql`state = 'approved'`, 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
  return found?.guardian_mobile ?? undefined
}

/** One submission after the other for one member. */
export function lockMember(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('members')
      .select(['id', 'mobile', 'nickname', 'state', 'is_minor', 'verified_at'])
      .where('id', '=', memberId)
      .forNoKeyUpdate(),
  )
}

export interface CheckFields {
  name?: string
  document?: 'resident_id' | 'passport'
  number_sealed?: Buffer
  number_index?: Buffer
  birth_date?: string | null
  guardian_name?: string
  guardian_number_sealed?: Buffer
  guardian_relation?: string
  guardian_mobile?: string
  guardian_birth_date?: string
}

export async function insertCheck(
  tx: Tx,
  check: { memberId: number; kind: 'adult' | 'minor'; state: 'draft' | 'waiting'; now: Date } & CheckFields,
): Promise<number> {
  const { memberId, kind, state, now, ...fields } = check
  const submittedAt = state === 'waiting' ? now : null
  const { id } = await one(
    tx,
    build
      .insertInto('identity_checks')
      .values({ member_id: memberId, kind, state, created_at: now, submitted_at: submittedAt, ...fields })
      .returning('id'),
  )
  return id
}

export function updateCheck(tx: Tx, id: number, fields: CheckFields) {
  return execute(tx, build.updateTable('identity_checks').set(fields).where('id', '=', id))
}

export function handInCheck(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('identity_checks')
      .set({ state: 'waiting', submitted_at: now, reasons: '[]' })
      .where('id', '=', id)
      .where('state', 'in', ['draft', 'refused']),
  )
}

/** A draft that is not wanted any more, such as a minor's when the member proves to be of age. */
export function endDrafts(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('identity_checks')
      .set({ state: 'ended' })
      .where('member_id', '=', memberId)
      .where('state', 'in', ['draft', 'refused']),
  )
}

/** Whether the person is verified on another account of this agent. */
export async function isTaken(tx: Tx, numberIndex: Buffer, memberId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('identity_checks')
      .select('id')
      .where('number_index', '=', numberIndex)
      .where('state', '=', 'approved')
      .where('member_id', '!=', memberId),
  )
  return found !== undefined
}

export function putScan(tx: Tx, checkId: number, kind: string, uploadId: string) {
  return execute(
    tx,
    build
      .insertInto('identity_scans')
      .values({ check_id: checkId, kind, upload_id: uploadId })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'check_id', 'kind']).doUpdateSet({ upload_id: uploadId }),
      ),
  )
}

export function listScans(tx: Tx, checkId: number) {
  return rows(
    tx,
    build.selectFrom('identity_scans').select(['kind', 'upload_id']).where('check_id', '=', checkId),
  )
}

export function markMinor(tx: Tx, memberId: number) {
  return execute(tx, build.updateTable('members').set({ is_minor: true }).where('id', '=', memberId))
}

/** Takes every name, number, date and scan of a member's checks away and answers where the files lie. */
export async function eraseDocuments(tx: Tx, memberId: number): Promise<string[]> {
  const mine = build.selectFrom('identity_checks').select('id').where('member_id', '=', memberId)
  const scans = await rows(
    tx,
    build.deleteFrom('identity_scans').where('check_id', 'in', mine).returning('upload_id'),
  )
  await execute(
    tx,
    build
      .updateTable('identity_checks')
      .set({
        state: 'ended',
        name: null,
        birth_date: null,
        number_sealed: null,
        number_index: null,
        guardian_name: null,
        guardian_mobile: null,
        guardian_birth_date: null,
        guardian_number_sealed: null,
      })
      .where('member_id', '=', memberId),
  )
  if (scans.length === 0) return []
  const ids = scans.map(scan => scan.upload_id)
  const files = await rows(tx, build.deleteFrom('uploads').where('id', 'in', ids).returning('storage_key'))
  return files.map(file => file.storage_key)
}

/** The newest first. */
export function listChecksByIndex(tx: Tx, indexes: readonly Buffer[]) {
  if (indexes.length === 0) return Promise.resolve([])
  return rows(
    tx,
    build
      .selectFrom('identity_checks')
      .select(['member_id', 'name', 'document', 'number_index', 'number_sealed'])
      .where('number_index', 'in', indexes)
      .orderBy('id', 'desc'),
  )
}
