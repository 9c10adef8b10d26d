import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listWithdrawals } from '#contract/payouts/withdrawal-calls'
import { useMay } from '../../../../features/works/use-role'
import { formatAmount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import { type Standing, standingQuery } from '../../income/bill-queries'
import { Loaded } from '../../loaded'
import { isOpen } from '../history/history-section'
import { recentQuery, type Withdrawals } from '../withdrawal-queries'

/** Where the money stands: what is still in bills before tax, what has left them after it. */
export function MoneySection() {
  const t = useWords('payouts')
  const maySee = useMay(listWithdrawals)
  const query = useQuery(standingQuery)
  const { data: withdrawals } = useQuery({ ...recentQuery, enabled: maySee })
  return (
    <section aria-label={t('money.title')} className="mt-6">
      <Loaded query={query} failed={t('money.failed')} skeleton={<MoneySkeleton />}>
        {data => (
          <>
            <dl className={gridClass}>
              <OfBills data={data} of="available" status={1} isMain />
              {maySee ? (
                <OfWithdrawals data={withdrawals} currency={data.currency} />
              ) : (
                <>
                  <OfBills data={data} of="in_withdrawal" status={2} />
                  <OfBills data={data} of="paid" status={3} />
                </>
              )}
              <OfBills data={data} of="held" status={10} />
            </dl>
          </>
        )}
      </Loaded>
    </section>
  )
}

const gridClass =
  'grid grid-cols-2 gap-x-5 gap-y-3 border-y border-line py-4 md:grid-cols-[1.3fr_1fr_1fr_1fr]'
/** As high as its skeleton, however little there is to say. */
const placeClass = 'min-h-18 min-w-0'

type PlaceProps = { label: string; amount: string; tone?: string | false; children: ReactNode }

function Place({ label, amount, tone, children }: PlaceProps) {
  return (
    <div className={placeClass}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <p className={cx('font-display num text-xl', tone)}>{amount}</p>
        <p className="num min-h-6 text-sm text-soft">{children}</p>
      </dd>
    </div>
  )
}

type OfBillsProps = {
  data: Standing
  of: 'available' | 'in_withdrawal' | 'paid' | 'held'
  status: 1 | 2 | 3 | 10
  isMain?: boolean
}

function OfBills({ data, of, status, isMain }: OfBillsProps) {
  const t = useWords('payouts')
  const income = useWords('income')
  const { amount, bills } = data[of]
  const count = t('money.count', { count: bills })
  return (
    <Place
      label={income(`status.${status}`)}
      amount={formatAmount(amount, data.currency)}
      tone={isMain ? 'text-river' : bills === 0 ? 'text-faint' : of === 'held' && 'text-accent'}
    >
      {bills > 0 ? (
        <Link
          to={links.billsOf({ status })}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
        >
          {count}
        </Link>
      ) : (
        <span className="text-faint">{count}</span>
      )}
      {isMain && ` ${t('money.beforeTax', { currency: data.currency })}`}
    </Place>
  )
}

type OfWithdrawalsProps = { data: Withdrawals | undefined; currency: Standing['currency'] }

/** What the bank gets, or got: less tax and fee. */
function OfWithdrawals({ data, currency }: OfWithdrawalsProps) {
  const t = useWords('payouts')
  const open = data?.items.filter(isOpen).length ?? 0
  return (
    <>
      <Place
        label={t('money.onTheWay')}
        amount={formatAmount(data?.on_the_way, currency)}
        tone={open === 0 && 'text-faint'}
      >
        {open > 0 ? (
          <a
            href="#records"
            className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
          >
            {t('money.withdrawals', { count: open })}
          </a>
        ) : (
          // Not known yet is not none.
          data && <span className="text-faint">{t('money.withdrawals', { count: 0 })}</span>
        )}
      </Place>
      <Place label={t('money.paid')} amount={formatAmount(data?.paid, currency)}>
        {data && t('money.withheld', { amount: formatAmount(data.withheld, currency) })}
      </Place>
    </>
  )
}

function MoneySkeleton() {
  return (
    <div className={gridClass}>
      {['available', 'way', 'paid', 'held'].map(place => (
        <div key={place} className={placeClass}>
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-2 h-6 w-28 max-w-full" />
          <Skeleton className="mt-2 h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
