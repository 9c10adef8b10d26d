// Finance holds a bill that somebody disputes, with a reason its member reads, and lets it go again to where it was.
import { type BillEvent, type BillStatus, billAfter, billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { inLanguage } from '../../../platform/texts/in-language'
import { recordAudit } from '../../audit/audit.public'
import { notify } from '../../messages/messages.public'
import '../income.texts'
import type { StaffDoing } from '../staff-doing'
import { type BillRow, lockBills, putStanding } from './bill-moves.queries'
import { findChannelNames } from './bills.queries'
import { makeAvailable } from './make-available'

export async function holdBill(tx: Tx, billId: number, remarks: string, who: StaffDoing): Promise<void> {
  const [bill] = await lockBills(tx, [billId])
  if (!bill) throw new Refusal('notFound')
  await move(tx, bill, { event: 'hold', remarks }, who.now)
  await recordAudit(tx, {
    ...about(bill, who),
    action: 'bill.held',
    before: { status: bill.status },
    after: { remarks },
  })
  await tell(tx, bill, 'income.held', { remarks })
}

export async function releaseBill(tx: Tx, billId: number, reason: string, who: StaffDoing): Promise<void> {
  const [bill] = await lockBills(tx, [billId])
  if (!bill) throw new Refusal('notFound')
  await letGo(tx, bill, who.now, reason)
  await recordAudit(tx, {
    ...about(bill, who),
    action: 'bill.released',
    before: { remarks: bill.remarks },
    after: { reason },
  })
}

/** `bill`: locked by the caller. It is where it was, and its member hears of it. `reason`: of whoever decided so; a claim that failed has none. */
export async function letGo(tx: Tx, bill: BillRow, now: Date, reason?: string): Promise<void> {
  await move(tx, bill, { event: 'release', remarks: '' }, now)
  // Days may have passed and money come in meanwhile.
  await makeAvailable(tx, await lockBills(tx, [bill.id]), now)
  await tell(tx, bill, reason === undefined ? 'income.released' : 'income.releasedBecause', { reason })
}

async function move(
  tx: Tx,
  bill: BillRow,
  { event, remarks }: { event: BillEvent; remarks: string },
  now: Date,
): Promise<void> {
  const after = billAfter(
    { status: bill.status as BillStatus, heldFrom: bill.held_from as BillStatus | null },
    event,
  )
  if (!after) {
    const isOnItsWay = bill.status === billStatus.inWithdrawal
    throw new Refusal('conflict', { text: isOnItsWay ? 'income.billInWithdrawal' : 'income.billMoved' })
  }
  await putStanding(tx, [bill.id], { ...after, remarks }, now)
}

const about = (bill: BillRow, { actor, client, now }: StaffDoing) => ({
  ...{ actor, client, now, subject: 'bill', subjectId: bill.id },
})

async function tell(
  tx: Tx,
  bill: BillRow,
  template: string,
  params: { remarks?: string; reason?: string },
): Promise<void> {
  const names = (await findChannelNames(tx, [bill.channel_id])).get(bill.channel_id)
  const channel = { 'zh-CN': inLanguage(names, 'zh-CN'), en: inLanguage(names, 'en') }
  await notify(tx, {
    ...({ memberId: bill.member_id, kind: 'bill', template } as const),
    params: { channel, month: bill.month.slice(0, 7), ...params },
    link: `/person-center/income-bill/detail?id=${bill.id}`,
  })
}
