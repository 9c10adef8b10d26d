import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf, SentInputOf } from '#contract/call'
import { billAfter } from '#contract/income/bill-status'
import { holdBill, type listDeskBills, releaseBill } from '#contract/income/receipt-calls'
import { listMembers } from '#contract/members/calls'
import { BillStatusBadge } from '../../../features/income/bill-status-badge'
import { useHeldReason } from '../../../features/income/held-reason'
import { api } from '../../../lib/api'
import { formatAmount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { QueryTable } from '../query-table'
import { ReasonDialog } from '../reason-dialog'
import { staffMay, useStaff } from '../staff-queries'
import { useCursors } from '../use-cursors'
import { deskBillsQuery } from './income-queries'
import { useDeed } from './report/use-deed'

type DeskBill = OutputOf<typeof listDeskBills>['items'][number]

type DeskBillTableProps = { asked: SentInputOf<typeof listDeskBills>; caption: string; empty: string }

/** Each of them can be held and released, and its member reads why. */
export function DeskBillTable({ asked, caption, empty }: DeskBillTableProps) {
  const t = useWords('report-check')
  const [held, setHeld] = useState<DeskBill>()
  const [released, setReleased] = useState<DeskBill>()
  const [run, isBusy] = useDeed()
  const pages = useCursors(JSON.stringify(asked))
  const query = useQuery(deskBillsQuery({ ...asked, ...(pages.cursor && { cursor: pages.cursor }) }))
  const columns = useBillColumns(setHeld, setReleased)
  return (
    <div className="mt-2" aria-busy={query.isPlaceholderData}>
      <QueryTable
        caption={caption}
        columns={columns}
        query={query}
        pages={pages}
        empty={<p className="py-4 text-soft">{empty}</p>}
      />
      {held && (
        <ReasonDialog
          title={t('hold.title', { member: held.member.name })}
          text={t('hold.text', {
            channel: held.sp_name,
            amount: `${formatAmount(held.cp_money_all, held.currency)} ${held.currency}`,
          })}
          label={t('hold.remarks')}
          hint={t('hold.remarksHint')}
          missing={t('hold.remarksMissing')}
          submit={t('hold.submit')}
          isDanger
          isBusy={isBusy}
          onClose={() => setHeld(undefined)}
          onSubmit={remarks =>
            void run(
              () => api(holdBill, { bill_id: held.id, remarks }),
              t('hold.done'),
              () => setHeld(undefined),
            )
          }
        />
      )}
      {released && (
        <ReasonDialog
          title={t('release.title', { member: released.member.name })}
          text={t('release.text', {
            channel: released.sp_name,
            amount: `${formatAmount(released.cp_money_all, released.currency)} ${released.currency}`,
          })}
          label={t('hold.remarks')}
          hint={t('hold.remarksHint')}
          missing={t('hold.remarksMissing')}
          submit={t('release.submit')}
          isBusy={isBusy}
          onClose={() => setReleased(undefined)}
          onSubmit={reason =>
            void run(
              () => api(releaseBill, { bill_id: released.id, reason }),
              t('bills.released'),
              () => setReleased(undefined),
            )
          }
        />
      )}
    </div>
  )
}

function useBillColumns(
  onHold: (bill: DeskBill) => void,
  onRelease: (bill: DeskBill) => void,
): ColumnDef<DeskBill>[] {
  const t = useWords('report-check')
  const staff = useStaff()
  const mayOpen = staffMay(staff, listMembers)
  return useMemo(
    () => [
      {
        id: 'member',
        header: t('bills.member'),
        meta: { card: 'title' },
        cell: ({ row: { original: bill } }) =>
          mayOpen ? (
            <Link
              to={links.operatorMember(bill.member.id)}
              className="font-semibold break-words underline-offset-4 hover:underline"
            >
              {bill.member.name}
            </Link>
          ) : (
            <b className="font-semibold break-words">{bill.member.name}</b>
          ),
      },
      {
        id: 'channel',
        header: t('bills.channel'),
        meta: { width: 'w-24 xl:w-auto' },
        cell: ({ row }) => row.original.sp_name,
      },
      {
        id: 'month',
        header: t('bills.month'),
        meta: { width: 'w-24' },
        cell: ({ row }) => <span className="num whitespace-nowrap">{row.original.month}</span>,
      },
      {
        id: 'total',
        header: t('bills.total'),
        meta: { align: 'end', width: 'w-28 xl:w-36' },
        cell: ({ row: { original: bill } }) => formatAmount(bill.total_money_all, bill.currency),
      },
      {
        id: 'share',
        header: t('bills.share'),
        meta: { align: 'end', width: 'w-36 xl:w-40' },
        cell: ({ row: { original: bill } }) => (
          <b className="font-semibold">
            {formatAmount(bill.cp_money_all, bill.currency)} {bill.currency}
          </b>
        ),
      },
      {
        id: 'status',
        header: t('bills.status'),
        meta: { width: 'w-72', card: 'bare' },
        cell: ({ row: { original: bill } }) => (
          <BillStanding bill={bill} onHold={() => onHold(bill)} onRelease={() => onRelease(bill)} />
        ),
      },
    ],
    [t, mayOpen, onHold, onRelease],
  )
}

type BillStandingProps = { bill: DeskBill; onHold: () => void; onRelease: () => void }

function BillStanding({ bill, onHold, onRelease }: BillStandingProps) {
  const t = useWords('report-check')
  const reasonOf = useHeldReason()
  const canHold = billAfter({ status: bill.status, heldFrom: null }, 'hold') !== undefined
  const isHeld = bill.status === 10
  const member = bill.member.name
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0">
        <BillStatusBadge status={bill.status} />
        {bill.remarks && <span className="block text-sm break-words text-soft">{reasonOf(bill)}</span>}
      </span>
      {canHold && (
        <Button size="small" variant="quiet" aria-label={t('bills.holdOf', { member })} onClick={onHold}>
          {t('bills.hold')}
        </Button>
      )}
      {isHeld && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('bills.releaseOf', { member })}
          onClick={onRelease}
        >
          {t('bills.release')}
        </Button>
      )}
    </div>
  )
}
