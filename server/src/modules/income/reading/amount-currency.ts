// Currencies as they are written: codes, and the signs that can mean one currency only.
import { currencies } from '#contract/currency'

const codes = new Set(Intl.supportedValuesOf('currency'))

export const currencySigns: Record<string, string> = {
  ...{ '€': 'EUR', '£': 'GBP', US$: 'USD', HK$: 'HKD', NT$: 'TWD', RMB: 'CNY', 'CN¥': 'CNY', 'JP¥': 'JPY' },
  ...{ '₩': 'KRW', R$: 'BRL', A$: 'AUD', C$: 'CAD', 元: 'CNY', 人民币: 'CNY', 円: 'JPY' },
}

/** Dollars, yen and yuan share theirs: that a sign stands there is no news then. */
const unclear = ['$', '¥', '￥']

/** Money can be kept in it. A report may name any currency of the world. */
const kept: ReadonlySet<string> = new Set(currencies)
export const isKeptCurrency = (code: string) => kept.has(code)

/** The ISO code, or undefined. */
export function readCurrency(text: string): string | undefined {
  const upper = text.trim().toUpperCase()
  return codes.has(upper) ? upper : currencySigns[upper]
}

/** What stands before or behind a number: the currency, '' where it says none, undefined where it is something else. */
export function currencyBeside(text: string): string | undefined {
  const beside = text.trim()
  if (beside === '' || unclear.includes(beside)) return ''
  return readCurrency(beside)
}

/** The code; where it is none, what stands there instead, so that it is never taken for a line without a currency. */
export const namedCurrency = (text: string) => readCurrency(text) ?? text.trim().slice(0, 20)
