import type { Language } from '#contract/language'
import { inDecimals } from '#contract/money'
import { inLanguage } from '../../../platform/texts/in-language'
import type { ChannelNames } from '../bills/channel-of-bill'
import type { AccountRow } from './ledger-pages.queries'

export function presentAccount(row: AccountRow) {
  const { id, kind, currency, member_id, member_name, payer_id, payer_name } = row
  return {
    id,
    kind,
    currency,
    balance: inDecimals(row.balance, currency),
    // A closed account has no name any more.
    member: member_id === null ? null : { id: member_id, name: member_name ?? '' },
    payer: payer_id === null ? null : { id: payer_id, name: payer_name ?? '' },
  }
}

interface Bearing {
  bill_id: number | null
  bill_month: string | null
  sp_names: ChannelNames | null
}

export function presentBillOf({ bill_id, bill_month, sp_names }: Bearing, language: Language) {
  return bill_id === null
    ? null
    : { id: bill_id, month: (bill_month ?? '').slice(0, 7), sp_name: inLanguage(sp_names, language) }
}

interface Reported {
  report_id: number | null
  report_name: string | null
  payer_name: string | null
}

export function presentReportOf({ report_id, report_name, payer_name }: Reported) {
  return report_id === null ? null : { id: report_id, name: report_name ?? '', payer: payer_name ?? '' }
}
