// What stops a withdrawal that nobody has approved yet, without its member's word.
import { languages } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { say } from '../../../platform/texts/texts'
import type { findPayee } from '../../identity/identity.public'
import '../payouts.texts'
import { endWithdrawal } from './end-withdrawal'
import type { HandledWithdrawal } from './handled'
import type { WithdrawalRow } from './withdrawals.queries'

/** The name of one of our texts, said in both languages. */
export async function stopWithdrawal(tx: Tx, withdrawal: WithdrawalRow, reason: string, now: Date) {
  const said = Object.fromEntries(languages.map(language => [language, say(reason, language)])) as {
    'zh-CN': string
    en: string
  }
  const message = { template: 'payouts.told.stopped', params: { reason: said } }
  await endWithdrawal(tx, withdrawal, { event: 'cancel', reason, message }, { now })
}

type Found = Awaited<ReturnType<typeof findPayee>>

/** A guardian's account is paid for as long as that guardian speaks for the minor. What pays out an account that ended stays. */
export function whyStopped(withdrawal: HandledWithdrawal, payee: Found): string | undefined {
  if (withdrawal.kind === 'closing') return undefined
  if (typeof payee === 'string' || payee.kind !== 'guardian') return 'payouts.reason.ofAge'
  return payee.index.equals(withdrawal.holderIndex) ? undefined : 'payouts.reason.guardian'
}
