// The currencies we know. Without zod, so that public pages can show amounts.

/** Digits after the point, by currency (ISO 4217). The database knows the same ones (`currency_exponent`). */
export const currencyExponents = {
  ...({ CNY: 2, USD: 2, EUR: 2, GBP: 2, HKD: 2, TWD: 2, JPY: 0, KRW: 0 } as const),
  ...({ MOP: 2, SGD: 2, MYR: 2, THB: 2, IDR: 2, PHP: 2, VND: 0, INR: 2, AUD: 2, NZD: 2, CAD: 2 } as const),
  ...({ CHF: 2, SEK: 2, NOK: 2, DKK: 2, PLN: 2, CZK: 2, HUF: 2, TRY: 2, ILS: 2, AED: 2, ZAR: 2 } as const),
  ...({ BRL: 2, MXN: 2 } as const),
} as const
export type Currency = keyof typeof currencyExponents
export const currencies = Object.keys(currencyExponents) as Currency[]

/** A decimal string with its currency's decimals: `1284.5` CNY is `1284.50`, `1284.00` JPY is `1284`. A part of a cent stays. */
export function inDecimalsOf(currency: Currency, amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals = fraction.replace(/0+$/, '').padEnd(currencyExponents[currency], '0')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
