import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../lib/format'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button-link'
import type { CheckRow, CheckState } from './staff-queries'
import { WaitingAge } from './waiting-age'

export function useCheckColumns(state: CheckState): ColumnDef<CheckRow>[] {
  const t = useWords('operator')
  return useMemo(() => {
    const name: ColumnDef<CheckRow> = {
      id: 'name',
      header: t('column.name'),
      meta: { card: 'title' },
      cell: ({ row: { original: check } }) => (
        <>
          <Link
            to={links.operatorCheck(check.kind, check.id)}
            className="font-display block text-[1.0625rem] underline-offset-4 hover:underline"
          >
            {check.name}
          </Link>
          <span className="text-sm text-soft">
            {check.nickname} · {t('column.member', { id: check.member_id })}
          </span>
        </>
      ),
    }
    const kind: ColumnDef<CheckRow> = {
      id: 'kind',
      header: t('column.kind'),
      meta: { card: 'bare', width: 'w-28 lg:w-40' },
      cell: ({ row }) => <Badge dot={false}>{t(`kind.${row.original.kind}`)}</Badge>,
    }
    const submitted: ColumnDef<CheckRow> = {
      id: 'submitted',
      header: t('column.submitted'),
      meta: { width: 'w-40 lg:w-48' },
      cell: ({ row }) => <span className="num text-soft">{formatMoment(row.original.submitted_at)}</span>,
    }
    const age: ColumnDef<CheckRow> = {
      id: 'age',
      header: t('column.waits'),
      meta: { width: 'w-28 lg:w-56' },
      cell: ({ row }) => <WaitingAge since={row.original.submitted_at} />,
    }
    const decided: ColumnDef<CheckRow> = {
      id: 'decided',
      header: t('column.decided'),
      meta: { width: 'w-44 lg:w-56' },
      cell: ({ row: { original: check } }) => (
        <>
          <span className="num block">{formatMoment(check.decided_at)}</span>
          <span className="text-sm text-soft">{check.decided_by}</span>
        </>
      ),
    }
    const open: ColumnDef<CheckRow> = {
      id: 'open',
      header: () => <span className="sr-only">{t('column.action')}</span>,
      meta: { card: 'bare', align: 'end', width: 'w-24' },
      cell: ({ row: { original: check } }) => (
        <ButtonLink
          to={links.operatorCheck(check.kind, check.id)}
          size="small"
          aria-label={t('column.openName', { name: check.name })}
        >
          {t(check.state === 'waiting' ? 'column.check' : 'column.open')}
        </ButtonLink>
      ),
    }
    return state === 'waiting' ? [name, kind, age, submitted, open] : [name, kind, submitted, decided, open]
  }, [t, state])
}
