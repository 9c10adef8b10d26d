import { build, execute, rows, type Tx } from '../../platform/database/query'

interface SpentCode {
  staffId: number
  step: number
  requestHash: Buffer
  now: Date
}

/** Somebody whose second factor was set up anew in the same half minute has another code for the same time step. */
export function keepSpentCode(tx: Tx, { staffId, step, requestHash, now }: SpentCode) {
  return execute(
    tx,
    build
      .insertInto('staff_spent_codes')
      .values({ staff_id: staffId, step, request_hash: requestHash, spent_at: now })
      .onConflict(conflict =>
        conflict
          .columns(['agent_id', 'staff_id', 'step'])
          .doUpdateSet({ request_hash: requestHash, spent_at: now }),
      ),
  )
}

/** The time steps whose codes went into this very request. */
export function listSpentCodes(
  tx: Tx,
  { staffId, requestHash, since }: { staffId: number; requestHash: Buffer; since: Date },
) {
  return rows(
    tx,
    build
      .selectFrom('staff_spent_codes')
      .select('step')
      .where('staff_id', '=', staffId)
      .where('request_hash', '=', requestHash)
      .where('spent_at', '>', since)
      .orderBy('step')
      .limit(20),
  )
}
