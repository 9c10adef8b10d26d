// How an amount is shown to people: by the web on its screens, and by the server in messages, mails, refusals and statements. Without
// zod, so that public pages can load it. What programs read (calls, files, webhooks) stays a plain decimal string.
import { type Currency, inDecimalsOf } from './currency'

const decimal = /^-?\d+(\.\d+)?$/

/** Thousands are separated: `1284567.50` is `1,284,567.50`. What is no decimal number stays as it is. */
export function inThousands(number: string): string {
  if (!decimal.test(number)) return number
  const [whole = '', fraction] = number.split('.')
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? separated : `${separated}.${fraction}`
}

/**
 * Thousands separators and the decimals of the currency; `--` for an empty value. It works on the decimal string, so that no cent is
 * rounded away.
 */
export function formatAmount(amount: string | null | undefined, currency: Currency): string {
  if (!amount || !decimal.test(amount)) return '--'
  return inThousands(inDecimalsOf(currency, amount))
}
