import { build, execute, maybeOne, type Tx } from '../../../platform/database/query'

type ChecksTable = 'identity_checks' | 'enterprise_checks'

/** The account before its check, as everywhere (lock-order.ts): whoever closes it holds the account and then its checks. */
const holdAccount = (tx: Tx, table: ChecksTable, checkId: number) =>
  execute(
    tx,
    build
      .selectFrom('members')
      .select('id')
      .where('id', '=', build.selectFrom(table).select('member_id').where('id', '=', checkId))
      .forNoKeyUpdate(),
  )

/** Locked until it is decided: of two who decide at once, the second sees what the first did. */
export async function lockIdentityCheck(tx: Tx, checkId: number) {
  await holdAccount(tx, 'identity_checks', checkId)
  return maybeOne(
    tx,
    build
      .selectFrom('identity_checks')
      .select(['id', 'member_id', 'kind', 'state', 'name', 'document', 'birth_date'])
      .where('id', '=', checkId)
      .forUpdate(),
  )
}

export async function lockEnterpriseCheck(tx: Tx, checkId: number) {
  await holdAccount(tx, 'enterprise_checks', checkId)
  return maybeOne(
    tx,
    build
      .selectFrom('enterprise_checks')
      .select(['id', 'member_id', 'state', 'company_name as name'])
      .where('id', '=', checkId)
      .forUpdate(),
  )
}

export interface Decision {
  state: 'approved' | 'refused'
  reasons: ReadonlyArray<{ field: string; text: string }>
  decidedBy: number
  now: Date
}

const decided = ({ state, reasons, decidedBy, now }: Decision) => ({
  state,
  reasons: JSON.stringify(reasons),
  decided_by: decidedBy,
  decided_at: now,
})

export function decideIdentityCheck(tx: Tx, checkId: number, decision: Decision) {
  return execute(tx, build.updateTable('identity_checks').set(decided(decision)).where('id', '=', checkId))
}

export function decideEnterpriseCheck(tx: Tx, checkId: number, decision: Decision) {
  return execute(tx, build.updateTable('enterprise_checks').set(decided(decision)).where('id', '=', checkId))
}

export function noteBirthDate(tx: Tx, checkId: number, birthDate: string) {
  return execute(
    tx,
    build.updateTable('identity_checks').set({ birth_date: birthDate }).where('id', '=', checkId),
  )
}

/** Answers how many there were: none or one. */
export function endApprovedIdentity(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('identity_checks')
      .set({ state: 'ended' })
      .where('member_id', '=', memberId)
      .where('state', '=', 'approved'),
  )
}

export function noteVerified(tx: Tx, memberId: number, person: { isMinor: boolean; now: Date }) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({ verified_at: person.now, is_minor: person.isMinor })
      .where('id', '=', memberId),
  )
}

export function noteGroup(tx: Tx, memberId: number, groupId: number) {
  return execute(tx, build.updateTable('members').set({ group_id: groupId }).where('id', '=', memberId))
}

export async function readIsMinor(tx: Tx, memberId: number): Promise<boolean> {
  const member = await maybeOne(tx, build.selectFrom('members').select('is_minor').where('id', '=', memberId))
  return member?.is_minor ?? false
}
