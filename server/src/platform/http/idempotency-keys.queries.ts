import { build, execute, maybeOne, type Tx } from '../database/query'

export interface KeyOfCall {
  sender: string
  call: string
  key: string
}

/** Answers whether it was free. Of two at once the second waits until the first is over. */
export async function claimKey(tx: Tx, claimed: KeyOfCall & { inputHash: Buffer; now: Date }) {
  const { sender, call, key, inputHash, now } = claimed
  const inserted = await execute(
    tx,
    build
      .insertInto('idempotency_keys')
      .values({ sender, call, key, input_hash: inputHash, created_at: now })
      .onConflict(conflict => conflict.doNothing()),
  )
  return inserted === 1
}

const which = ({ sender, call, key }: KeyOfCall) => ({ sender, call, key })

export function findKey(tx: Tx, wanted: KeyOfCall) {
  return maybeOne(
    tx,
    build
      .selectFrom('idempotency_keys')
      .select(['input_hash', 'envelope'])
      .where(eb => eb.and(which(wanted))),
  )
}

export function keepEnvelope(tx: Tx, wanted: KeyOfCall, envelope: string) {
  return execute(
    tx,
    build
      .updateTable('idempotency_keys')
      .set({ envelope })
      .where(eb => eb.and(which(wanted))),
  )
}

export function freeKey(tx: Tx, wanted: KeyOfCall) {
  return execute(
    tx,
    build.deleteFrom('idempotency_keys').where(eb => eb.and(which(wanted))),
  )
}
