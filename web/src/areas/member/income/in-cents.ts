import { type Currency, currencyExponents } from '#contract/currency'
import { addDecimals } from '../../../lib/decimal'
import { formatAmount } from '../../../lib/format'

/** An exact amount as a reader takes it in: rounded to the cent, half away from zero. */
export function inCents(exact: string, currency: Currency): string {
  const decimals = currencyExponents[currency]
  const half = `0.${'0'.repeat(decimals)}5`
  const [whole = '0', fraction = ''] = addDecimals(exact.replace('-', ''), half).split('.')
  const cut = decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
  return formatAmount(exact.startsWith('-') && /[1-9]/.test(cut) ? `-${cut}` : cut, currency)
}
