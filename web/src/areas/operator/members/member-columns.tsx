import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDate } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Avatar } from '../../../ui/avatar'
import { MemberKindBadge, MemberStateBadge, useMemberName } from './member-badges'
import type { MemberRow } from './member-queries'

export function useMemberColumns(): ColumnDef<MemberRow>[] {
  const t = useWords('members')
  const nameOf = useMemberName()
  return useMemo(
    () => [
      {
        id: 'member',
        header: t('column.member'),
        meta: { card: 'title' },
        cell: ({ row: { original: member } }) => (
          <span className="flex items-center gap-3">
            <Avatar
              name={nameOf(member)}
              src={member.avatar || undefined}
              size="small"
              verified={
                member.verified
                  ? { style: member.kind === 'enterprise' ? 'company' : 'person', label: t('verified') }
                  : undefined
              }
            />
            <span className="min-w-0">
              <Link
                to={links.operatorMember(member.id)}
                className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
              >
                {nameOf(member)}
              </Link>
              <span className="num line-clamp-1 text-sm text-soft">
                {member.name && `${member.name} · `}
                {t('number', { id: member.id })}
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'mobile',
        header: t('column.mobile'),
        meta: { width: 'w-36' },
        cell: ({ row }) => <span className="num">{row.original.mobile || '--'}</span>,
      },
      {
        id: 'kind',
        header: t('column.kind'),
        meta: { width: 'w-28' },
        cell: ({ row }) => <MemberKindBadge kind={row.original.kind} />,
      },
      {
        id: 'state',
        header: t('column.state'),
        meta: { width: 'w-28' },
        cell: ({ row }) => <MemberStateBadge state={row.original.state} />,
      },
      {
        id: 'works',
        header: t('column.works'),
        meta: { align: 'end', width: 'w-20' },
        cell: ({ row }) => <span className="num">{formatCount(row.original.works)}</span>,
      },
      {
        id: 'since',
        header: t('column.since'),
        meta: { width: 'w-32' },
        cell: ({ row }) => <span className="num text-soft">{formatDate(row.original.since)}</span>,
      },
    ],
    [t, nameOf],
  )
}
