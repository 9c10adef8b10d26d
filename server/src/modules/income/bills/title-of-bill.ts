import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { inLanguage } from '../../../platform/texts/in-language'
import { findOwnBill } from './bill-detail.queries'

/** What a bill is called where somebody writes about it; nothing for a stranger's. */
export async function titleOfBill(
  tx: Tx,
  memberId: number,
  billId: number,
  language: Language,
): Promise<string | undefined> {
  const bill = await findOwnBill(tx, memberId, billId)
  return bill && `${inLanguage(bill.sp_names, language)} ${bill.month.slice(0, 7)}`
}
