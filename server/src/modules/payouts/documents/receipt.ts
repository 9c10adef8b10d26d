// The receipt of a paid withdrawal: what went off, by which rule, and where the money went.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { parseMoney } from '#contract/money'
import { isByTreaty, isFlatRate } from '#contract/payouts/tax-computation'
import { isMonthly } from '#contract/payouts/tax-rules'
import type { TaxComputation, TaxPart } from '#contract/payouts/withdrawal'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { inLanguage } from '../../../platform/texts/in-language'
import { say } from '../../../platform/texts/texts'
import type { listWithdrawnBills, OwnWithdrawalRow } from '../withdrawals/own-withdrawals.queries'
import { decimalIn } from '../withdrawals/present-sums'
import './documents.texts'
import type { Paper } from './paper'

interface Receipt {
  row: OwnWithdrawalRow & { paid_at: Date }
  bills: Awaited<ReturnType<typeof listWithdrawnBills>>
  issuer: string
  language: Language
}

export function receiptOf({ row, bills, issuer, language }: Receipt): Paper {
  const t = (key: string, params?: Record<string, string>) => say(`payouts.paper.${key}`, language, params)
  const currency = row.currency as Currency
  const decimal = decimalIn(currency)
  const amount = { name: `${t('amount')} (${currency})`, isAmount: true }
  const { service, ...first } = row.computation as TaxComputation
  const parts = service ? [first, service] : [first]
  return {
    title: t('receipt'),
    number: withdrawalNumber(row.id),
    at: row.paid_at.toISOString(),
    facts: [
      [t('issuer'), issuer],
      [t('payee'), row.holder],
      [t('account'), `${row.bank_name} **** ${row.number_end}`],
      [t('paidOn'), todayInChina(row.paid_at)],
      [t('bankReference'), row.bank_reference],
      ...(row.invoice_number ? [[t('invoice'), row.invoice_number] as [string, string]] : []),
    ],
    tables: [
      {
        title: t('sums'),
        columns: [{ name: '' }, amount],
        rows: [
          [t('gross'), decimal(row.gross_minor)],
          [t('share'), decimal(row.share_minor)],
          ...parts.map(({ rule, tax }) => [
            t(isMonthly(rule) ? `tax.${rule}` : 'tax'),
            decimal(service ? -parseMoney(tax, currency).amount : -row.tax_minor),
          ]),
          ...(row.due_minor === 0 ? [] : [[t('due'), decimal(-row.due_minor)]]),
          [t('fees'), decimal(-row.fee_minor)],
        ],
        sum: [t('net'), decimal(row.net_minor)],
      },
      {
        title: t('bills'),
        columns: [{ name: t('month') }, { name: t('channel') }, amount],
        rows: bills.map(bill => [
          bill.month.slice(0, 7),
          inLanguage(bill.sp_names, language),
          decimal(bill.share_minor),
        ]),
        sum: [t('total'), '', decimal(row.share_minor)],
      },
    ],
    notes: [
      ...parts.map(part => t(`rule.${saidRule(part)}`, { version: String(part.version), rate: part.rate })),
      t('notAnInvoice'),
    ],
  }
}

/** Says to a non-resident by what the tax was computed: the table, or the rate of a treaty where that was less. */
function saidRule(computation: TaxPart): string {
  if (computation.rule !== 'non_resident') return computation.rule
  if (isFlatRate(computation)) return 'flat'
  return isByTreaty(computation) ? 'treaty' : 'non_resident'
}
