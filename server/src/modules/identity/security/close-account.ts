import { todayInChina } from '#contract/identity/age'
import type { closeAccount, keepAccount } from '#contract/identity/security-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { accountHooks } from '../account-hooks'
import { ownNumber } from '../sms-codes/own-number'
import { spendCode } from '../sms-codes/spend-code'
import { emptyDueAccount } from './empty-account.job'
import { requireClosable } from './require-closable'
import { startClosing, stopClosing } from './security.queries'
import './security.texts'

const restDays = 15

/** Asked for now, done in 15 days: until then everything can be taken back. */
export async function askToClose(context: CallContext<typeof closeAccount>) {
  const { tx, input, actor, secrets, now, answer } = context
  const memberId = actor.personId
  if (actor.memberId !== memberId) throw new Refusal('forbidden')
  const mobile = await ownNumber(tx, actor, 'delete_account')
  const offered = { mobile, purpose: 'delete_account', code: input.sms_code, field: 'sms_code' } as const
  await spendCode(tx, secrets, offered, now)
  await requireClosable(tx, memberId)
  for (const { onCloseAsked } of accountHooks())
    await onCloseAsked?.({ tx, actor, secrets, now, invoice: input.invoice })
  const closesAt = new Date(now.getTime() + restDays * 86_400_000)
  await startClosing(tx, memberId, closesAt)
  await enqueue(
    tx,
    emptyDueAccount,
    { memberId },
    { runAt: closesAt, key: `close ${tx.agentId} ${memberId}` },
  )
  answer.text = { key: 'security.closing', params: { day: todayInChina(closesAt) } }
  return { closes_at: closesAt.toISOString() }
}

/** The job that waits finds nothing due and does nothing. */
export async function keepTheAccount({ tx, actor, now, answer }: CallContext<typeof keepAccount>) {
  await stopClosing(tx, actor.personId)
  for (const { onAccountKept } of accountHooks()) await onAccountKept?.(tx, actor.personId, now)
  answer.text = { key: 'security.kept' }
  return null
}
