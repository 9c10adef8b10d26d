import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

const wanted = build
  .selectFrom('staff')
  .innerJoin('mail_addresses', 'mail_addresses.staff_id', 'staff.id')
  .select(['staff.id', 'staff.name', 'staff.roles'])
  .select(['mail_addresses.id as address_id', 'mail_addresses.address', 'mail_addresses.language'])
  .where('staff.state', '=', 'active')
  .where('mail_addresses.bounced_at', 'is', null)
  .where('mail_addresses.left_at', 'is', null)

/** Those who want mail and can get it. */
export function listMailedStaff(tx: Tx) {
  return rows(tx, wanted.orderBy('staff.id'))
}

export function findMailedStaff(tx: Tx, staffId: number) {
  return maybeOne(tx, wanted.where('staff.id', '=', staffId))
}

/** What they were last told of each kind. */
export function listTold(tx: Tx, staffId: number) {
  return rows(
    tx,
    build.selectFrom('staff_mails').select(['kind', 'amount', 'mailed_at']).where('staff_id', '=', staffId),
  )
}

export function putTold(tx: Tx, staffId: number, kind: string, told: { amount: number; now: Date }) {
  const { amount, now } = told
  return execute(
    tx,
    build
      .insertInto('staff_mails')
      .values({ staff_id: staffId, kind, amount, mailed_at: now })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'staff_id', 'kind']).doUpdateSet({ amount, mailed_at: now }),
      ),
  )
}

/** There are fewer by now: more than these will be news again. */
export function lowerTold(tx: Tx, staffId: number, kind: string, amount: number) {
  return execute(
    tx,
    build
      .updateTable('staff_mails')
      .set({ amount })
      .where('staff_id', '=', staffId)
      .where('kind', '=', kind)
      .where('amount', '>', amount),
  )
}
