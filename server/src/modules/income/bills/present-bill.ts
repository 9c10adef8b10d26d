// A bill as the wire shows it: to staff, and with more of its way to its own member.
import type { Currency } from '#contract/currency'
import { type BillStatus, type BillTag, billStatus } from '#contract/income/bill-status'
import type { Language } from '#contract/language'
import { minor, toDecimal } from '#contract/money'
import { inLanguage } from '../../../platform/texts/in-language'
import type { ListedBill } from './bills.queries'

interface Amounts {
  currency: string
  total_minor: string
  share_minor: string
}

/** The table takes only currencies that the contract knows. */
export function amountsOf(row: Amounts) {
  const currency = row.currency as Currency
  const decimal = (text: string) => toDecimal({ amount: minor(BigInt(text)), currency })
  return {
    currency,
    total_money_all: decimal(row.total_minor),
    cp_money_all: decimal(row.share_minor),
  }
}

export function presentBill(row: ListedBill, language: Language) {
  return {
    id: row.id,
    month: row.month.slice(0, 7),
    sp_name: inLanguage(row.sp_names, language),
    ...amountsOf(row),
    status: row.status as BillStatus,
    remarks: row.remarks,
    is_disputed: row.held_for !== null,
    tag: row.tag as BillTag,
  }
}

export function presentOwnBill(row: ListedBill, language: Language) {
  return {
    ...presentBill(row, language),
    channel_id: row.channel_id,
    plays: row.plays,
    first_month: row.first_month.slice(0, 7),
    last_month: row.last_month.slice(0, 7),
    confirms_at: row.confirms_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    confirmed_by: row.confirmed_by as 'member' | 'time' | null,
    is_covered: row.covered_at !== null,
    corrects: row.corrects,
    // A correction has the posting of what it corrects, which says why.
    reversal_reason: row.reversal_reason ?? '',
    changed_at: row.changed_at.toISOString(),
    can: { confirm: row.status === billStatus.toConfirm && row.confirmed_at === null },
  }
}
