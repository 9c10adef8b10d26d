import { Link } from 'react-router'
import { billLinesExportPath } from '#contract/income/bill-calls'
import { ExportLinks } from '../../../../features/export/export-links'
import { BillStatusBadge } from '../../../../features/income/bill-status-badge'
import { formatAmount, formatDate } from '../../../../lib/format'
import { useRootData } from '../../../../lib/root-data'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useLanguage, useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import type { BillDetail } from '../bill-detail-queries'
import { soldIn } from '../bills/bill-row'
import { keptListAddress } from '../bills/list-state'
import { monthName } from '../month-name'

export function BillHeader({ bill }: { bill: BillDetail }) {
  const { words } = useRootData()
  const t = useWords('bills')
  const income = useWords('income')
  const language = useLanguage()
  const title = t('detail.title', { channel: bill.sp_name, month: monthName(bill.month, language) })
  useTabTitle(title)
  return (
    <header>
      <p className="text-sm font-semibold text-river">
        <Link to={keptListAddress()} className="underline-offset-4 hover:underline">
          {words['title.bills']}
        </Link>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
        <BillStatusBadge status={bill.status} />
        {bill.tag === 'adjustment' && <Badge dot={false}>{income('tag.adjustment')}</Badge>}
        {bill.lines > 0 && (
          <span className="ml-auto">
            <ExportLinks path={billLinesExportPath} query={{ id: bill.id }} what={t('detail.exportLines')} />
          </span>
        )}
      </div>
      <dl className="num mt-2 flex flex-wrap gap-x-6 gap-y-1 border-b-2 border-ink pb-5 text-sm">
        {useFacts(bill).map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function useFacts(bill: BillDetail): [string, string][] {
  const t = useWords('bills')
  const { covered_at, payer } = bill.report
  return [
    [t('fact.sold'), soldIn(bill)],
    [t('fact.posted'), formatDate(bill.posted_at)],
    [t('fact.paidBy', { payer }), covered_at ? formatDate(covered_at) : t('fact.notYet')],
    ...(bill.confirmed_at
      ? [
          [
            t(bill.confirmed_by === 'member' ? 'fact.confirmed' : 'fact.timeConfirmed'),
            formatDate(bill.confirmed_at),
          ] as [string, string],
        ]
      : []),
    ...bill.exchanges.map(({ currency, rate }): [string, string] => [
      `1 ${currency} =`,
      `${formatAmount(rate, bill.currency)} ${bill.currency}`,
    ]),
  ]
}
