// Parts are exact, down to fractions of a cent; a currency without cents has none to show.
import { type Currency, currencyExponents } from '#contract/currency'
import type { Language } from '#contract/language'
import type { Column } from '../../../platform/export/table'
import { say } from '../../../platform/texts/texts'
import '../bills/bill-export.texts'
import { exact, toMinorUnits } from '../verify/exact'

export function exactColumn<Row>(
  language: Language,
  currency: Currency,
  exactOf: (row: Row) => string,
): Column<Row> {
  const isWhole = currencyExponents[currency] === 0
  return {
    heading: `${say(isWhole ? 'bills.export.share' : 'bills.export.exact', language)} ${currency}`,
    kind: 'number',
    value: row => (isWhole ? String(toMinorUnits(exact(exactOf(row)), 0)) : exactOf(row)),
  }
}
