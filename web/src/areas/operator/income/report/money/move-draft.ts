// Money on its way from one report to another, before it is moved.
import { type Currency, currencyExponents } from '#contract/currency'
import type { ReportInList } from '#contract/income/report'
import { addExact, isZero, negated } from '../../exact-amount'

type Open = ReportInList['open'][number]

export const openIn = ({ open }: Pick<ReportInList, 'open'>, currency: Currency) =>
  open.find(one => one.currency === currency)?.amount ?? '0'

const isMore = (amount: string, than: string) => addExact(than, negated(amount)).startsWith('-')

/** What the other report lacks, as far as there is as much. */
export function amountFor(held: string, open: string): string {
  return open.startsWith('-') || isZero(open) || isMore(open, held) ? held : open
}

export function isMovable(text: string, { currency, amount: held }: Open): boolean {
  const decimals = /^\d{1,15}(?:\.(\d{1,4}))?$/.exec(text)
  const isAmount = decimals !== null && (decimals[1]?.length ?? 0) <= currencyExponents[currency]
  return isAmount && !isZero(text) && !isMore(text, held)
}
