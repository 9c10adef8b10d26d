// Money as it stands on the bank's statement, before it is recorded.
import { type Currency, currencyExponents } from '#contract/currency'
import type { Report } from '#contract/income/report'
import { addExact, negated, rounded } from '../../exact-amount'

export interface PaymentDraft {
  currency: Currency
  receivedOn: string
  bankCurrency: Currency
  banked: string
  charges: string
  /** Empty: what arrived and what the bank kept, where both are in the report's currency. */
  settled: string
  reason: string
}

export function beginPayment({ open, totals, site_currency }: Report, today: string): PaymentDraft {
  const currency = open[0]?.currency ?? totals[0]?.currency ?? site_currency
  return {
    currency,
    bankCurrency: currency,
    receivedOn: today,
    banked: '',
    charges: '0',
    settled: '',
    reason: '',
  }
}

/** A negative one goes back to the payer. */
function isAmount(text: string, currency: Currency): boolean {
  const decimals = /^-?\d{1,15}(?:\.(\d{1,4}))?$/.exec(text)
  return decimals !== null && (decimals[1]?.length ?? 0) <= currencyExponents[currency]
}

export function settledOf({
  currency,
  bankCurrency,
  banked,
  charges,
  settled,
}: PaymentDraft): string | undefined {
  if (settled !== '') return isAmount(settled, currency) ? settled : undefined
  if (bankCurrency !== currency || !isAmount(banked, currency) || !isAmount(charges, currency))
    return undefined
  return addExact(banked, charges)
}

/** What stays open; below nothing the payer has paid too much. */
export function openAfter(draft: PaymentDraft, open: Report['open']): string | undefined {
  const settled = settledOf(draft)
  const owed = open.find(({ currency }) => currency === draft.currency)?.amount ?? '0'
  return settled === undefined ? undefined : rounded(addExact(owed, negated(settled)), draft.currency)
}

export type PaymentProblem = 'receivedOn' | 'banked' | 'charges' | 'settled'

export function findPaymentProblems(draft: PaymentDraft): PaymentProblem[] {
  const { receivedOn, banked, bankCurrency, charges, currency } = draft
  const checks: [PaymentProblem, boolean][] = [
    ['receivedOn', /^\d{4}-\d{2}-\d{2}$/.test(receivedOn)],
    ['banked', isAmount(banked, bankCurrency)],
    ['charges', isAmount(charges, currency) && !charges.startsWith('-')],
    ['settled', settledOf(draft) !== undefined],
  ]
  return checks.flatMap(([name, isFine]) => (isFine ? [] : [name]))
}
