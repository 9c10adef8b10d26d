import type { Currency } from '#contract/currency'
import { formatAmount } from '../../../../../lib/format'
import { cx } from '../../../../../ui/class-names'

type BillAmountProps = { amount: string; currency: Currency }

/** In one piece: a minus never stays behind on the line above. */
export function BillAmount({ amount, currency }: BillAmountProps) {
  return (
    <span className={cx('num whitespace-nowrap', amount.startsWith('-') && 'text-accent')}>
      {formatAmount(amount, currency)} <span className="text-xs text-soft sm:max-lg:block">{currency}</span>
    </span>
  )
}
