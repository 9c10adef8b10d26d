import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { type BillStatus, billStatus, billStatuses } from '#contract/income/bill-status'
import { memberBillsExportPath } from '#contract/income/desk-exports'
import { ExportLinks } from '../../../../../features/export/export-links'
import { BillStatusBadge } from '../../../../../features/income/bill-status-badge'
import { useWords } from '../../../../../lib/words'
import { EmptyState } from '../../../../../ui/empty-state'
import { Segmented } from '../../../../../ui/segmented'
import { QueryTable } from '../../../query-table'
import { all } from '../../../use-address-filter'
import { useCursors } from '../../../use-cursors'
import { type MemberBill, type MemberBillSum, memberBillsQuery } from '../../member-queries'
import { BillAmount } from './bill-amount'
import { BillSums, BillSumsSkeleton } from './bill-sums'

export function BillsTab({ id }: { id: number }) {
  const t = useWords('members')
  const [status, setStatus] = useState<BillStatus>()
  const pages = useCursors(String(status))
  const query = useQuery(
    memberBillsQuery({ id, ...(status !== undefined && { status }), cursor: pages.cursor }),
  )
  const columns = useColumns()
  const sums = query.data?.sums ?? []
  const hasBills = sums.length > 0
  return (
    <>
      {query.isPending && <BillSumsSkeleton />}
      {hasBills && <BillSums sums={sums} />}
      <QueryTable
        caption={t('tab.bills')}
        columns={columns}
        query={query}
        pages={pages}
        rowHeight="sm:h-16 max-sm:min-h-48"
        toolbar={
          (hasBills || query.isPending) && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <StatusFilter status={status} sums={sums} onChange={setStatus} />
              <ExportLinks path={memberBillsExportPath} query={{ id, status }} />
            </div>
          )
        }
        empty={
          <EmptyState heading="h2" title={t(hasBills ? 'bills.noneHere' : 'bills.none')} className="py-16">
            {t(hasBills ? 'bills.noneHereText' : 'bills.noneText')}
          </EmptyState>
        }
      />
    </>
  )
}

interface StatusFilterProps {
  status: BillStatus | undefined
  sums: MemberBillSum[]
  onChange: (status: BillStatus | undefined) => void
}

function StatusFilter({ status, sums, onChange }: StatusFilterProps) {
  const t = useWords('members')
  const bills = useWords('income')
  const count = (of: MemberBillSum[]) =>
    sums.length > 0 ? of.reduce((total, sum) => total + sum.bills, 0) : undefined
  return (
    <Segmented
      look="chips"
      label={t('bills.statuses')}
      value={status === undefined ? all : String(status)}
      onChange={value => onChange(billStatuses.find(known => String(known) === value))}
      segments={[
        { value: all, label: t('list.all'), count: count(sums) },
        ...billStatuses.map(known => ({
          value: String(known),
          label: bills(`status.${known}`),
          count: count(sums.filter(sum => sum.status === known)),
        })),
      ]}
    />
  )
}

function useColumns(): ColumnDef<MemberBill>[] {
  const t = useWords('members')
  const bills = useWords('income')
  return useMemo(
    () => [
      {
        id: 'month',
        header: t('bills.month'),
        meta: { width: 'w-24', card: 'title' },
        cell: ({ row }) => <span className="num whitespace-nowrap">{row.original.month}</span>,
      },
      {
        id: 'channel',
        header: t('bills.channel'),
        meta: { card: 'title' },
        cell: ({ row }) => (
          <span className="font-display line-clamp-2 text-[1.0625rem]">{row.original.sp_name}</span>
        ),
      },
      {
        id: 'total',
        header: t('bills.total'),
        meta: { align: 'end', width: 'w-44' },
        cell: ({ row: { original: bill } }) => (
          <BillAmount amount={bill.total_money_all} currency={bill.currency} />
        ),
      },
      {
        id: 'share',
        header: t('bills.share'),
        meta: { align: 'end', width: 'w-44' },
        cell: ({ row: { original: bill } }) => (
          <BillAmount amount={bill.cp_money_all} currency={bill.currency} />
        ),
      },
      {
        id: 'status',
        header: t('bills.status'),
        meta: { card: 'bare', width: 'lg:w-72' },
        cell: ({ row: { original: bill } }) => (
          <>
            <BillStatusBadge status={bill.status} className="sm:max-lg:whitespace-normal" />
            {bill.status === billStatus.held && (
              <p className="mt-1 text-sm whitespace-pre-line text-soft [overflow-wrap:anywhere]">
                {bill.remarks}
              </p>
            )}
          </>
        ),
      },
      {
        id: 'tag',
        header: t('bills.tag'),
        meta: { width: 'w-28' },
        cell: ({ row: { original: bill } }) => (
          <span className={bill.tag === 'normal' ? 'text-soft' : undefined}>{bills(`tag.${bill.tag}`)}</span>
        ),
      },
    ],
    [t, bills],
  )
}
