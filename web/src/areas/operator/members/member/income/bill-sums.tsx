import { billStatus } from '#contract/income/bill-status'
import { formatAmount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { KeyFigures } from '../../../../../ui/key-figures'
import { Skeleton } from '../../../../../ui/skeleton'
import type { MemberBillSum } from '../../member-queries'

const { toConfirm, available, inWithdrawal, paid, held } = billStatus
/** What was reversed is nobody's money. */
const shown = [toConfirm, available, inWithdrawal, paid, held] as const

/** What all bills come to after the rate, a row for each currency. */
export function BillSums({ sums }: { sums: MemberBillSum[] }) {
  const t = useWords('members')
  const bills = useWords('income')
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  return (
    <div className="grid gap-6 pb-6">
      {currencies.map(currency => (
        <section key={currency}>
          <h2 className="pb-2 text-sm text-soft">{t('bills.sums', { currency })}</h2>
          <KeyFigures
            figures={shown.map(status => {
              const sum = sums.find(one => one.status === status && one.currency === currency)
              const amount = sum?.cp_money_all ?? '0'
              return {
                value: (
                  <span className="text-xl [overflow-wrap:anywhere] lg:text-2xl">
                    {formatAmount(amount, currency)}
                  </span>
                ),
                label: bills(`status.${status}`),
                tone: amount.startsWith('-') || (status === held && sum) ? 'accent' : undefined,
              }
            })}
          />
        </section>
      ))}
    </div>
  )
}

/** Their places, so that the table does not move when they arrive. */
export function BillSumsSkeleton() {
  const bills = useWords('income')
  return (
    <div className="pb-6" aria-busy="true">
      <div className="flex h-7 items-center pb-2">
        <Skeleton className="h-3.5 w-48" />
      </div>
      <KeyFigures
        figures={shown.map(status => ({
          value: <Skeleton className="inline-block h-5 w-20" />,
          label: bills(`status.${status}`),
        }))}
      />
    </div>
  )
}
