import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Dispute } from '#contract/income/dispute-calls'
import { readInfringement } from '#contract/infringement/desk-calls'
import { formatAmount, formatDate, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { staffMay, useStaff } from '../../staff-queries'

export function useDisputeColumns(
  onHold: (dispute: Dispute) => void,
  onLook: (at: { number: string }) => void,
): ColumnDef<Dispute>[] {
  const t = useWords('income-desk')
  const mayOpen = staffMay(useStaff(), readInfringement)
  return useMemo(
    () => [
      {
        id: 'claim',
        header: t('disputes.claim'),
        meta: { card: 'title' },
        cell: ({ row: { original: dispute } }) => (
          <span className="block min-w-0">
            <span className="font-display line-clamp-1 text-[1.0625rem]">{dispute.work.title}</span>
            <span className="num line-clamp-1 text-sm text-soft">
              {mayOpen ? (
                <Link to={links.operatorInfringement(dispute.id)} className="underline underline-offset-4">
                  {dispute.number}
                </Link>
              ) : (
                dispute.number
              )}
              {` · ${dispute.track_title ?? t('disputes.wholeRelease')}`}
            </span>
            {dispute.is_upheld && <Badge tone="accent">{t('disputes.upheld')}</Badge>}
          </span>
        ),
      },
      {
        id: 'since',
        header: t('disputes.since'),
        meta: { width: 'w-44' },
        cell: ({ row }) => <span className="num">{formatDate(row.original.received_at)}</span>,
      },
      {
        id: 'due',
        header: t('disputes.due'),
        meta: { width: 'w-44' },
        cell: ({ row: { original: dispute } }) => (
          <span className="num">
            {dispute.due_at ? formatMoment(dispute.due_at) : '—'}
            {dispute.is_overdue && <span className="block text-sm text-accent">{t('disputes.overdue')}</span>}
          </span>
        ),
      },
      sumColumn('held', t),
      sumColumn('to_hold', t),
      sumColumn('withdrawn', t),
      {
        id: 'deeds',
        header: () => <span className="sr-only">{t('disputes.deeds')}</span>,
        meta: { width: 'w-48', card: 'bare', align: 'end' },
        cell: ({ row: { original: dispute } }) => (
          <span className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
            {dispute.to_hold.bills > 0 && (
              <Button
                size="small"
                variant="line"
                aria-label={t('disputes.holdOf', { number: dispute.number })}
                onClick={() => onHold(dispute)}
              >
                {t('disputes.hold')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              aria-label={t('disputes.viewOf', { number: dispute.number })}
              onClick={() => onLook({ number: dispute.number })}
            >
              {t('disputes.view')}
            </Button>
          </span>
        ),
      },
    ],
    [t, mayOpen, onHold, onLook],
  )
}

const headings = {
  held: 'disputes.held',
  to_hold: 'disputes.toHold',
  withdrawn: 'disputes.withdrawn',
} as const

function sumColumn(
  id: keyof typeof headings,
  t: ReturnType<typeof useWords<'income-desk'>>,
): ColumnDef<Dispute> {
  return {
    id,
    header: t(headings[id]),
    meta: { align: 'end', width: 'w-36' },
    cell: ({ row: { original: dispute } }) => {
      const { bills, cp_money_all } = dispute[id]
      return (
        <span className="num block">
          {formatAmount(cp_money_all, dispute.currency)}
          <span className="block text-sm text-soft">{t('disputes.bills', { count: bills })}</span>
        </span>
      )
    },
  }
}
