import type { ColumnDef } from '@tanstack/react-table'
import { Link } from 'react-router'
import { formatAmount, formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import type { Unclaimed } from '../payout-queries'
import type { OnClaimDeed } from './claim-deed'
import { OpenClaim } from './open-claim'

export function useUnclaimedColumns(onDeed: OnClaimDeed): ColumnDef<Unclaimed>[] {
  const t = useWords('payout-desk')
  return [
    {
      id: 'account',
      header: t('unclaimed.account'),
      meta: { card: 'title', width: 'w-44' },
      cell: ({ row: { original: income } }) => (
        <Link
          to={links.operatorMember(income.member_id)}
          className="num font-semibold underline-offset-4 hover:underline"
        >
          {t('unclaimed.number', { id: income.member_id })}
        </Link>
      ),
    },
    {
      id: 'since',
      header: t('unclaimed.since'),
      meta: { width: 'w-32' },
      cell: ({ row: { original: income } }) => <span className="num">{formatDate(income.since)}</span>,
    },
    {
      id: 'amount',
      header: t('unclaimed.amount'),
      meta: { width: 'w-40', align: 'end' },
      cell: ({ row: { original: income } }) => (
        <b className="num font-semibold">{formatAmount(income.amount, income.currency)}</b>
      ),
    },
    {
      id: 'claimable',
      header: t('unclaimed.claimable'),
      meta: { width: 'w-44', align: 'end' },
      cell: ({ row: { original: income } }) => (
        <>
          <span className="num">{formatAmount(income.claimable, income.currency)}</span>
          {income.claimable_bills < income.bills && (
            <span className="num block text-sm text-soft">
              {t('unclaimed.partly', { count: income.claimable_bills, all: income.bills })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'claim',
      header: t('unclaimed.claim'),
      meta: { card: 'bare' },
      cell: ({ row: { original: income } }) => {
        if (income.claim) return <OpenClaim income={income} claim={income.claim} onDeed={onDeed} />
        if (Number(income.claimable) === 0) return <span className="text-soft">{t('unclaimed.notYet')}</span>
        return (
          <Button size="small" onClick={() => onDeed('propose', income)}>
            {t('claim.do')}
          </Button>
        )
      },
    },
  ]
}
