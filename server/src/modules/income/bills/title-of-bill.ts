import type { Tx } from '../../../platform/database/query'
import { findOwnBill } from './bill-detail.queries'

/** What a bill is called where somebody writes about it; nothing for a stranger's. */
export async function titleOfBill(tx: Tx, memberId: number, billId: number): Promise<string | undefined> {
  const bill = await findOwnBill(tx, memberId, billId)
  return bill && `${bill.sp_name} ${bill.month.slice(0, 7)}`
}
