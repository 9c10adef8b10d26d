// Finance holds bills that came before the case, whole: what of them is in dispute cannot be told apart any more.

import { type BillStatus, billAfter } from '#contract/income/bill-status'
import type { holdDisputedBills } from '#contract/income/dispute-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { notify } from '../../messages/messages.public'
import '../income.texts'
import { type BillRow, putStanding } from '../bills/bill-moves.queries'
import { findCaseInForce, lockBillsToHold } from './disputes.queries'

export async function holdDisputed({ tx, input, actor, client, now }: CallContext<typeof holdDisputedBills>) {
  const { case_id: caseId } = input
  const claim = await findCaseInForce(tx, caseId)
  if (!claim) throw new Refusal('notFound')
  if (!claim.is_in_force) throw new Refusal('conflict', { text: 'income.disputeOver' })
  const bills = await lockBillsToHold(tx, caseId)
  for (const status of [0, 1] satisfies BillStatus[]) {
    const there = bills.filter(bill => bill.status === status).map(({ id }) => id)
    const after = billAfter({ status, heldFrom: null }, 'hold')
    if (!after) throw new Error(`a bill in status ${status} can be held`)
    if (there.length > 0)
      await putStanding(tx, there, { ...after, heldFor: caseId, remarks: claim.number }, now)
  }
  for (const memberId of new Set(bills.map(bill => bill.member_id))) {
    const own = bills.filter(bill => bill.member_id === memberId)
    await notify(tx, {
      ...({ memberId, kind: 'bill', template: 'income.heldForClaim' } as const),
      params: { number: claim.number, count: own.length },
      link: linkTo(own),
    })
  }
  if (bills.length > 0)
    await recordAudit(tx, {
      ...{ actor, client, now, subject: 'infringement', subjectId: caseId, action: 'bill.heldForClaim' },
      after: { bills: bills.map(({ id }) => id) },
    })
  return { held: bills.length }
}

function linkTo(bills: readonly BillRow[]): string {
  const [only] = bills
  return bills.length === 1 && only
    ? `/person-center/income-bill/detail?id=${only.id}`
    : '/person-center/income-bill/list?status=10'
}
