import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { deedTimes } from '#contract/deeds/deed'
import { summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { formatCount, formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useLanguage, useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { Skeleton } from '../../../ui/skeleton'
import { summaryQuery } from '../menu-queries'
import { formatAge } from '../moments'
import type { PayoutSummary } from '../payouts/payout-queries'
import { shownSum } from '../payouts/shown-sum'
import { staffMay, useStaff } from '../staff-queries'
import type { Dashboard } from './dashboard-queries'

type QueueName = keyof Dashboard['queues']

const ways: Record<QueueName, string> = {
  content: `${links.operatorReview}?stage=content`,
  rights: `${links.operatorReview}?stage=rights`,
  cases: `${links.operatorReview}?stage=cases`,
  checks: links.operatorChecks,
  tickets: links.operatorDesk,
  claims: links.operatorInfringements,
  disputes: links.operatorDisputes,
  requests: `${links.operatorIncome}?queue=asked`,
  deeds: links.operatorDeeds,
  pictures: links.operatorCoversRoom('pictures'),
  reports: `${links.operatorIncome}?queue=open`,
}
const names = Object.keys(ways) as QueueName[]
const places = [0, 1, 2]

/** What waits, as figures that lead to their queue. */
export function Queues({ data }: { data: Dashboard | undefined }) {
  const t = useWords('operator')
  const staff = useStaff()
  const mayPay = staffMay(staff, summarisePayouts)
  const payouts = useQuery({ ...summaryQuery, enabled: mayPay }).data
  const shown = data && names.filter(name => data.queues[name] !== null)
  if (shown?.length === 0 && !mayPay) return null
  return (
    <>
      <ul
        aria-label={t('board.queues')}
        className="mt-8 grid grid-cols-2 border-t-2 border-ink sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
      >
        {shown
          ? shown.map(name => <QueueFigure key={name} name={name} queue={data.queues[name]} />)
          : places.map(place => (
              <li key={place} className="pt-4 pb-3">
                <Skeleton className="my-[0.1em] h-[2.6rem] w-16" />
                <Skeleton className="mt-2 h-4 w-24" />
              </li>
            ))}
        {shown && mayPay && <PayoutFigure summary={payouts} />}
      </ul>
      <p className="mt-2 text-sm text-soft">{t('board.legend')}</p>
    </>
  )
}

/** Nobody is promised a time for it: what it comes to is said instead. */
function PayoutFigure({ summary }: { summary: PayoutSummary | undefined }) {
  const t = useWords('operator')
  const waiting = summary?.sums.find(({ state }) => state === 'submitted')
  const isSome = waiting !== undefined && waiting.payouts > 0
  return (
    <Figure
      to={links.operatorPayouts}
      waiting={waiting?.payouts ?? 0}
      name={t('board.queue.payouts')}
      note={isSome ? `${shownSum(waiting.net, summary?.currency ?? '')} ${summary?.currency}` : ''}
    />
  )
}

function QueueFigure({ name, queue }: { name: QueueName; queue: Dashboard['queues'][QueueName] }) {
  const t = useWords('operator')
  const language = useLanguage()
  const { waiting = 0, late = 0, oldest_at = null } = queue ?? {}
  return (
    <Figure
      to={ways[name]}
      waiting={waiting}
      name={t(`board.queue.${name}`)}
      isLate={late > 0}
      note={
        name === 'deeds' && oldest_at
          ? t('board.ends', { at: formatMoment(endOf(oldest_at)) })
          : late > 0
            ? t('board.late', { count: formatCount(late) })
            : oldest_at && t('board.oldest', { age: formatAge(oldest_at, Date.now(), language) })
      }
    />
  )
}

/** Nobody is promised a time for a change that waits: it ends. */
const endOf = (asked: string) => new Date(Date.parse(asked) + deedTimes.endsDays * 86_400_000).toISOString()

type FigureProps = { to: string; waiting: number; name: string; note: string | null; isLate?: boolean }

function Figure({ to, waiting, name, note, isLate = false }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link to={to} className="group flex h-full flex-col pt-4 pr-4 pb-3">
        <span className={cx('font-display num text-hero', waiting > 0 ? 'text-ink' : 'text-faint')}>
          {formatCount(waiting)}
        </span>
        <span className="mt-1 font-semibold text-soft underline-offset-4 group-hover:text-ink group-hover:underline">
          {name}
        </span>
        <span
          className={cx(
            'num whitespace-pre-line text-sm',
            isLate ? 'font-semibold text-accent' : 'text-soft',
          )}
        >
          {note}
        </span>
      </Link>
    </li>
  )
}
