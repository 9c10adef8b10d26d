import { addDecimals } from '../../../../lib/decimal'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { BillSum } from '../bill-queries'

/** What everything that fits comes to, also what is not on the screen yet. */
export function BillTotal({ sums }: { sums: BillSum[] }) {
  const t = useWords('bills')
  const standing = sums.filter(({ status }) => status !== 4)
  const currencies = [...new Set(standing.map(({ currency }) => currency))]
  const count = standing.reduce((total, { bills }) => total + bills, 0)
  const reversed = sums.some(({ status }) => status === 4)
  if (count === 0) return null
  return (
    <dl className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-ink py-4">
      <dt className="font-semibold">
        {t('total', { count })}
        {reversed && <span className="ml-2 text-sm font-normal text-soft">{t('total.reversed')}</span>}
      </dt>
      {currencies.map(currency => {
        const of = standing.filter(sum => sum.currency === currency)
        return (
          <dd key={currency} className="num ml-auto text-right">
            <span className="mr-4 text-sm text-soft">
              {t('total.paid', {
                amount: formatAmount(addDecimals(...of.map(sum => sum.total_money_all)), currency),
              })}
            </span>
            <b className="text-lg">
              {formatAmount(addDecimals(...of.map(sum => sum.cp_money_all)), currency)}
            </b>
            {currencies.length > 1 && <span className="ml-1 text-xs text-soft">{currency}</span>}
          </dd>
        )
      })}
    </dl>
  )
}
