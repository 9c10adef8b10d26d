import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { type Standing, standingQuery } from '../bill-queries'
import { StandingWave } from './standing-wave'

/** All of the income on its way: to be confirmed, ready, in withdrawal, paid; what is held stands aside. */
export function IncomeStanding() {
  const t = useWords('bills')
  const query = useQuery(standingQuery)
  return (
    <section aria-label={t('standing.label')} className="mt-5">
      <Loaded query={query} failed={t('standing.failed')} skeleton={<StandingSkeleton />}>
        {data => <Figures data={data} />}
      </Loaded>
    </section>
  )
}

function Figures({ data }: { data: Standing }) {
  const t = useWords('bills')
  const income = useWords('income')
  const { to_confirm, available, in_withdrawal, paid, held, currency } = data
  const shown = (amount: string) => formatAmount(amount, currency)
  return (
    <>
      <StandingWave
        amounts={[to_confirm, available, in_withdrawal, paid].map(({ amount }) => Number(amount)) as never}
        held={Number(held.amount)}
      />
      <dl className="grid grid-cols-2 gap-x-5 gap-y-6 border-t-2 border-ink pt-4 md:grid-cols-4">
        <Figure
          label={income('status.0')}
          value={shown(to_confirm.amount)}
          way={to_confirm.bills > 0 && <Way status={0}>{t('standing.seeWaiting')}</Way>}
        >
          {waitingWords(to_confirm, t)}
          {held.bills > 0 && (
            <Link
              to={links.billsOf({ status: 10 })}
              className="mt-1 block font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t('standing.held', { amount: shown(held.amount) })}
            </Link>
          )}
        </Figure>
        <Figure
          label={income('status.1')}
          value={shown(available.amount)}
          isMain
          way={available.bills > 0 && <Way status={1}>{t('standing.seeBills')}</Way>}
        >
          {available.bills > 0 ? t('standing.bills', { count: available.bills }) : t('standing.noneReady')}
          {available.adjustments > 0 && (
            <span className="block">{t('standing.adjustments', { count: available.adjustments })}</span>
          )}
        </Figure>
        <Figure
          label={income('status.2')}
          value={shown(in_withdrawal.amount)}
          way={in_withdrawal.bills > 0 && <Way status={2}>{t('standing.seeBills')}</Way>}
        >
          {in_withdrawal.bills > 0 && t('standing.bills', { count: in_withdrawal.bills })}
        </Figure>
        <Figure
          label={income('status.3')}
          value={shown(paid.amount)}
          way={paid.bills > 0 && <Way status={3}>{t('standing.seeBills')}</Way>}
        >
          {paid.bills > 0 && t('standing.paid', { count: paid.bills })}
        </Figure>
      </dl>
      <p className="mt-3 text-xs text-soft">{t('standing.currency', { currency })}</p>
    </>
  )
}

function waitingWords(
  { bills, unanswered, uncovered }: Standing['to_confirm'],
  t: ReturnType<typeof useWords<'bills'>>,
) {
  if (bills === 0) return t('standing.noneWaiting')
  if (unanswered > 0 && uncovered > 0) return t('standing.both', { unanswered, uncovered })
  return unanswered > 0
    ? t('standing.unanswered', { count: unanswered })
    : t('standing.uncovered', { count: uncovered })
}

function Way({ status, children }: { status: 0 | 1 | 2 | 3; children: ReactNode }) {
  return (
    <Link
      to={links.billsOf({ status })}
      className="inline-flex min-h-9 items-center font-semibold text-river underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}

type FigureProps = { label: string; value: string; isMain?: boolean; way: ReactNode; children: ReactNode }

function Figure({ label, value, isMain = false, way, children }: FigureProps) {
  return (
    // As high as its skeleton: what is below must not move up when there is little to say.
    <div className="min-h-32 min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <p
          className={cx(
            'font-display num [overflow-wrap:anywhere]',
            isMain ? 'text-2xl text-river xl:text-3xl' : 'text-xl xl:text-2xl',
          )}
        >
          {value}
        </p>
        <div className="mt-1 text-sm text-soft">{children}</div>
        {way && <p className="mt-1 text-sm">{way}</p>}
      </dd>
    </div>
  )
}

function StandingSkeleton() {
  return (
    <>
      <Skeleton className="h-24 opacity-40 md:h-30" />
      <div className="grid grid-cols-2 gap-x-5 gap-y-6 border-t-2 border-ink pt-4 md:grid-cols-4">
        {[0, 1, 2, 3].map(place => (
          <div key={place} className="h-32">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="mt-2 h-8 w-28" />
            <Skeleton className="mt-3 h-4 w-24" />
          </div>
        ))}
      </div>
      <div className="mt-3 h-4.5" />
    </>
  )
}
