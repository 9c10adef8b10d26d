import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import type { Secrets } from '../../../platform/secrets'
import { findPayee } from '../../identity/identity.public'
import { endWithdrawal } from './end-withdrawal'
import { withHandling } from './handled'
import { stoppedMessage, stopWithdrawal, whyStopped } from './stop-withdrawals'
import { listLapsed, listToGuardians } from './stopping.queries'
import { lockWithdrawals } from './withdrawals.queries'

/** So many at a time that nobody waits long for their withdrawal. */
const batch = 100

/** Every day: what nobody confirmed in time, and what would go to the guardian of somebody who has come of age. */
export const stopOverdueWithdrawals: Job<Record<string, never>> = {
  name: 'stopOverdueWithdrawals',
  lane: 'heavy',
  payload: z.strictObject({}),
  everyDayAt: { hour: 16, minute: 10 },
  async run({ agentId, database, services }) {
    const now = new Date()
    while (await database.change(agentId, tx => lapseSome(tx, now)));
    let after: number | undefined = 0
    while (after !== undefined) {
      const from: number = after
      after = await database.change(agentId, tx => stopGrownUps(tx, services.secrets, from, now))
    }
  },
}

/** Answers whether there may be more. */
export async function lapseSome(tx: Tx, now: Date): Promise<boolean> {
  const ids = await listLapsed(tx, now, batch)
  const reason = 'payouts.reason.notConfirmed'
  for (const withdrawal of await lockWithdrawals(tx, ids)) {
    if (withdrawal.state !== 'to_confirm') continue
    await endWithdrawal(tx, withdrawal, { event: 'lapse', reason, message: stoppedMessage(reason) }, { now })
  }
  return ids.length === batch
}

/** Answers the last one that was looked at; nothing when that was all. */
export async function stopGrownUps(
  tx: Tx,
  secrets: Secrets,
  after: number,
  now: Date,
): Promise<number | undefined> {
  const ids = await listToGuardians(tx, after, batch)
  for (const withdrawal of await withHandling(tx, await lockWithdrawals(tx, ids))) {
    const isUnapproved = withdrawal.state === 'submitted' || withdrawal.state === 'to_confirm'
    const why =
      isUnapproved && whyStopped(withdrawal, await findPayee(tx, secrets, withdrawal.member_id, now))
    if (why) await stopWithdrawal(tx, withdrawal, why, now)
  }
  return ids.length === batch ? ids.at(-1) : undefined
}
