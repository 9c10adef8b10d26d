// Currencies as they are written: codes, and the signs that can mean one currency only.

const codes = new Set(Intl.supportedValuesOf('currency'))

const signs: Record<string, string> = {
  ...{ '€': 'EUR', '£': 'GBP', US$: 'USD', HK$: 'HKD', NT$: 'TWD', RMB: 'CNY', 'CN¥': 'CNY', 'JP¥': 'JPY' },
  ...{ '₩': 'KRW', R$: 'BRL', A$: 'AUD', C$: 'CAD', 元: 'CNY', 人民币: 'CNY', 円: 'JPY' },
}

/** Dollars, yen and yuan share theirs: that a sign stands there is no news then. */
const unclear = ['$', '¥', '￥']

/** The ISO code, or undefined. */
export function readCurrency(text: string): string | undefined {
  const upper = text.trim().toUpperCase()
  return codes.has(upper) ? upper : signs[upper]
}

/** What stands before or behind a number: the currency, '' where it says none, undefined where it is something else. */
export function currencyBeside(text: string): string | undefined {
  const beside = text.trim()
  if (beside === '' || unclear.includes(beside)) return ''
  return readCurrency(beside)
}
