import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import { inDecimals } from '#contract/money'
import type { TaxComputation } from '#contract/payouts/withdrawal'
import { inLanguage } from '../../../platform/texts/in-language'
import type { ChannelNames } from '../../income/income.public'
import type { Figures } from '../tax/compute-figures'
import type { WithdrawalRow } from './withdrawals.queries'

export const decimalIn = (currency: Currency) => (amount: bigint | number | string) =>
  inDecimals(amount, currency)

export function presentFigures(currency: Currency, figures: Figures) {
  const decimal = decimalIn(currency)
  const { gross, share, tax, due, fee, net, computation } = figures
  return {
    ...{ currency, gross: decimal(gross), share: decimal(share), tax: decimal(tax), due: decimal(due) },
    ...{ fee: decimal(fee), net: decimal(net), computation },
  }
}

export function presentSums(row: WithdrawalRow) {
  const currency = row.currency as Currency
  const decimal = decimalIn(currency)
  return {
    ...{ currency, gross: decimal(row.gross_minor), share: decimal(row.share_minor) },
    ...{ tax: decimal(row.tax_minor), due: decimal(row.due_minor), fee: decimal(row.fee_minor) },
    ...{ net: decimal(row.net_minor), computation: row.computation as TaxComputation },
  }
}

export const presentBillOf = (
  { currency, language }: { currency: Currency; language: Language },
  bill: {
    id: number
    month: string
    sp_names: ChannelNames | undefined
    tag: string
    total_minor: number | string
    share_minor: number | string
  },
  joined: boolean,
) => ({
  ...{ id: bill.id, month: bill.month.slice(0, 7), sp_name: inLanguage(bill.sp_names, language) },
  ...{ tag: bill.tag as 'normal' | 'adjustment', joined },
  ...{ total: decimalIn(currency)(bill.total_minor), share: decimalIn(currency)(bill.share_minor) },
})
