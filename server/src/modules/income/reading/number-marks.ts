import type { DecimalMark, ThousandsMark } from '#contract/income/reading'

export interface NumberMarks {
  decimalMark: DecimalMark
  thousandsMark: ThousandsMark
}

/** Spaces that printers put between thousands: plain, no-break, figure, thin, narrow no-break. */
export const spaces = ' \u00a0\u2007\u2009\u202f'
export const apostrophes = "'\u2019"

/** Digits and marks of East Asian width, and signs that only look like a minus. */
export function toNarrow(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2013\u2010\u2011\ufe63]/g, '-')
    .replace(/\u3000/g, ' ')
}
