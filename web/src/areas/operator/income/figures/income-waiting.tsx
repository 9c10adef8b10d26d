import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Currency } from '#contract/currency'
import { deskIncomeExportPath } from '#contract/income/income-figures-desk'
import { ExportLinks } from '../../../../features/export/export-links'
import { formatAmount, formatCount, formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { periodOf, waitingQuery } from './figures-queries'

/** Posted and not paid for, or paid for and nobody's; the longer it waits, the longer its line. */
export function IncomeWaiting() {
  const t = useWords('income-figures')
  const { data, isError, isFetching, refetch } = useQuery(waitingQuery)
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
      <WaitingList
        title={t('uncovered')}
        text={t('uncovered.text')}
        none={t('uncovered.none')}
        by="uncovered"
        rows={data?.uncovered.map(row => ({ ...row, amount: row.open }))}
      />
      <WaitingList
        title={t('suspense')}
        text={t('suspense.text')}
        none={t('suspense.none')}
        by="suspense"
        rows={data?.suspense}
      />
    </div>
  )
}

interface Row {
  report_id: number
  name: string
  payer: string
  since: string
  currency: Currency
  amount: string
}

type WaitingListProps = { title: string; text: string; none: string; by: string; rows: Row[] | undefined }

const day = 86_400_000
/** From here on somebody should ask. */
const late = 60

function WaitingList({ title, text, none, by, rows }: WaitingListProps) {
  const id = useId()
  const ages = rows?.map(({ since }) => Math.max(0, Math.floor((Date.now() - Date.parse(since)) / day))) ?? []
  const oldest = Math.max(1, ...ages)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-center justify-between gap-3 border-b-2 border-ink">
        <h2 id={id} className="py-2 text-lg">
          {title}
        </h2>
        <ExportLinks path={deskIncomeExportPath} query={{ ...periodOf('all'), by }} />
      </div>
      <p className="mt-2 text-sm text-soft">{text}</p>
      {rows === undefined ? (
        <Skeleton className="mt-3 h-48" />
      ) : rows.length === 0 ? (
        <p className="py-8 text-soft">{none}</p>
      ) : (
        <ul className="mt-2">
          {rows.map((row, index) => (
            <Waiting
              key={`${row.report_id} ${row.currency}`}
              row={row}
              days={ages[index] ?? 0}
              length={(ages[index] ?? 0) / oldest}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting({ row, days, length }: { row: Row; days: number; length: number }): ReactNode {
  const t = useWords('income-figures')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <Link
        to={links.operatorReport(row.report_id)}
        className="truncate font-semibold underline-offset-4 hover:underline"
      >
        {row.name}
      </Link>
      <span className="num text-right font-semibold whitespace-nowrap">
        {formatAmount(row.amount, row.currency)}{' '}
        <span className="text-sm font-normal text-soft">{row.currency}</span>
      </span>
      <span className="num text-sm text-soft">
        {row.payer} · {formatDate(row.since)}
      </span>
      <span className={cx('num text-right text-sm', days > late ? 'font-semibold text-accent' : 'text-soft')}>
        {t('days', { count: formatCount(days) })}
      </span>
      <span aria-hidden="true" className="col-span-2 mt-1.5 block h-0.5 bg-line">
        <span
          className={cx('block h-full min-w-0.5', days > late ? 'bg-accent' : 'bg-river')}
          style={{ width: `${length * 100}%` }}
        />
      </span>
    </li>
  )
}
