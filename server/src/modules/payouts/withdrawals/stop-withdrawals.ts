// What stops a withdrawal that nobody has approved yet, without its member's word.
import type { Tx } from '../../../platform/database/query'
import type { findPayee } from '../../identity/identity.public'
import '../payouts.texts'
import { endWithdrawal } from './end-withdrawal'
import type { HandledWithdrawal } from './handled'
import { reasonForBoth } from './say-reason'
import type { WithdrawalRow } from './withdrawals.queries'

/** The reason is the name of one of our texts, said in both languages. */
export function stoppedMessage(reason: string) {
  return { template: 'payouts.told.stopped', params: { reason: reasonForBoth(reason) } }
}

export async function stopWithdrawal(tx: Tx, withdrawal: WithdrawalRow, reason: string, now: Date) {
  await endWithdrawal(tx, withdrawal, { event: 'cancel', reason, message: stoppedMessage(reason) }, { now })
}

type Found = Awaited<ReturnType<typeof findPayee>>

/** A guardian's account is paid for as long as that guardian speaks for the minor. What pays out an account without consent stays. */
export function whyStopped(withdrawal: HandledWithdrawal, payee: Found): string | undefined {
  if (withdrawal.isWithoutConsent) return undefined
  if (typeof payee === 'string' || payee.kind !== 'guardian') return 'payouts.reason.ofAge'
  return payee.index.equals(withdrawal.holderIndex) ? undefined : 'payouts.reason.guardian'
}
