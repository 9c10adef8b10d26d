import { subtractDecimals } from '../../../../lib/decimal'

/** As people write it: with separators, wide digits of a Chinese keyboard, a sign of the currency. */
export const tidyAmount = (text: string) => text.normalize('NFKC').replace(/[\s,，¥￥]/g, '')

export function isSameAmount(typed: string, amount: string): boolean {
  const tidy = tidyAmount(typed)
  return /^\d+(\.\d+)?$/.test(tidy) && subtractDecimals(tidy, amount) === '0'
}
