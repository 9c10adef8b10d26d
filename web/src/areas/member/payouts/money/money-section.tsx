import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { formatAmount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import { type Standing, standingQuery } from '../../income/bill-queries'
import { Loaded } from '../../loaded'

/** Where the money stands, the part that can be withdrawn first; the rest is told by the bills. */
export function MoneySection() {
  const t = useWords('payouts')
  const query = useQuery(standingQuery)
  return (
    <section aria-labelledby="money" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-2">
        <h2 id="money" className="text-xl">
          {t('money.title')}
        </h2>
        <Link
          to={links.bills}
          className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('money.bills')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <Loaded query={query} failed={t('money.failed')} skeleton={<MoneySkeleton />}>
        {data => <Figures data={data} />}
      </Loaded>
      <p className="mt-4 rounded-control bg-river-wash px-4 py-3 text-sm font-medium">{t('soon')}</p>
    </section>
  )
}

const places = [
  { of: 'available', status: 1 },
  { of: 'in_withdrawal', status: 2 },
  { of: 'paid', status: 3 },
  { of: 'held', status: 10 },
] as const

const gridClass = 'grid grid-cols-2 gap-x-5 gap-y-4 pt-4 md:grid-cols-[1.4fr_1fr_1fr_1fr]'
/** As high as its skeleton, however little there is to say. */
const placeClass = 'h-19 min-w-0 md:h-23'

function Figures({ data }: { data: Standing }) {
  const t = useWords('payouts')
  const income = useWords('income')
  return (
    <>
      <dl className={gridClass}>
        {places.map(({ of, status }) => {
          const { amount, bills } = data[of]
          return (
            <div key={of} className={placeClass}>
              <dt className="text-sm text-soft">{income(`status.${status}`)}</dt>
              <dd>
                <p className={cx('font-display num text-xl', toneOf(of, bills))}>
                  {formatAmount(amount, data.currency)}
                </p>
                <p className="text-sm">
                  {bills > 0 ? (
                    <Link
                      to={links.billsOf({ status })}
                      className="inline-flex min-h-6 items-center text-soft underline underline-offset-4 hover:text-ink"
                    >
                      {t('money.count', { count: bills })}
                    </Link>
                  ) : (
                    <span className="text-faint">{t('money.count', { count: 0 })}</span>
                  )}
                </p>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-1 text-xs text-soft">{t('money.currency', { currency: data.currency })}</p>
    </>
  )
}

function toneOf(of: (typeof places)[number]['of'], bills: number): string | false {
  if (of === 'available') return 'text-river md:text-2xl'
  if (bills === 0) return 'text-faint'
  return of === 'held' && 'text-accent'
}

function MoneySkeleton() {
  return (
    <>
      <div className={gridClass}>
        {places.map(({ of }) => (
          <div key={of} className={placeClass}>
            <Skeleton className="h-4 w-16" />
            <Skeleton className="mt-2.5 h-6 w-28 max-w-full" />
            <Skeleton className="mt-2.5 h-4 w-20" />
          </div>
        ))}
      </div>
      <div className="mt-1 h-[1.09375rem]" />
    </>
  )
}
