import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ContentRow } from '#contract/content/editing-calls'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { LastWritten } from './last-written'
import { RowTitle } from './row-title'
import { StateBadge } from './state-badge'

export function useContentColumns(kind: ContentRow['kind']): ColumnDef<ContentRow>[] {
  const t = useWords('content')
  return useMemo(() => {
    const category: ColumnDef<ContentRow> = {
      id: 'category',
      header: t('column.category'),
      meta: { card: 'bare', width: 'w-36' },
      cell: ({ row: { original: item } }) =>
        item.category && <Badge dot={false}>{t(`category.${item.category}`)}</Badge>,
    }
    return [
      {
        id: 'title',
        header: t('column.title'),
        meta: { card: 'title' },
        cell: ({ row }) => <RowTitle row={row.original} />,
      },
      ...(kind === 'news' ? [category] : []),
      {
        id: 'state',
        header: t('column.state'),
        meta: { card: 'bare', width: 'w-52' },
        cell: ({ row }) => <StateBadge row={row.original} />,
      },
      {
        id: 'written',
        header: t('column.written'),
        meta: { width: 'w-44' },
        cell: ({ row }) => <LastWritten row={row.original} />,
      },
    ]
  }, [t, kind])
}
