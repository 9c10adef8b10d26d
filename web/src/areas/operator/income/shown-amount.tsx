import type { Currency } from '#contract/currency'
import { formatAmount } from '../../../lib/format'
import { cx } from '../../../ui/class-names'
import { rounded } from './exact-amount'

type ShownAmountProps = { amount: string; currency: Currency; withCurrency?: boolean; className?: string }

/** A sum in whole cents, as one reads it; the exact one for those who point at it. */
export function ShownAmount({ amount, currency, withCurrency, className }: ShownAmountProps) {
  const short = formatAmount(rounded(amount, currency), currency)
  const exact = formatAmount(amount, currency)
  return (
    <span className={cx('num whitespace-nowrap', className)} title={exact === short ? undefined : exact}>
      {short}
      {withCurrency && <span className="font-normal text-soft"> {currency}</span>}
    </span>
  )
}
