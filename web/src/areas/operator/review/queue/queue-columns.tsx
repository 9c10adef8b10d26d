import type { ColumnDef } from '@tanstack/react-table'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { WorkCover } from '../../../../features/works/work-cover'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { useStaff } from '../../staff-queries'
import { DueTime } from '../due-time'
import type { QueueRow } from '../review-queries'
import type { WorkFilter } from './queue-filter'

export function useQueueColumns(filter: WorkFilter): ColumnDef<QueueRow>[] {
  const t = useWords('review')
  const works = useWords('works')
  const titleOf = useWorkTitle()
  const staff = useStaff()
  const { kind, purpose, sort } = filter
  return useMemo(() => {
    const sizeOf = ({ kind: of, track_count: count }: QueueRow) =>
      of === 'single' ? works('kind.single') : works('album.tracks', { count })
    return [
      {
        id: 'work',
        header: t('column.work'),
        meta: { card: 'title' },
        cell: ({ row: { original: work } }) => (
          <span className="flex items-center gap-4">
            <WorkCover workId={work.id} url={work.cover_url} className="size-16" />
            <span className="min-w-0">
              <Link
                data-row
                to={links.operatorReviewWork(work.id, { kind, purpose, sort })}
                className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
              >
                {titleOf(work.kind, work.title)}
              </Link>
              <span className="line-clamp-1 text-sm text-soft">{work.artists}</span>
              <span className="line-clamp-1 text-sm text-soft">
                {sizeOf(work)} · {work.member.nickname}
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'marks',
        header: t('column.marks'),
        meta: { card: 'bare', width: 'w-52' },
        cell: ({ row: { original: work } }) => <Marks work={work} />,
      },
      {
        id: 'release',
        header: t('column.release'),
        meta: { width: 'w-32' },
        cell: ({ row }) => <span className="num">{formatDate(row.original.release_date)}</span>,
      },
      {
        id: 'holder',
        header: t('column.holder'),
        meta: { width: 'w-32' },
        cell: ({ row: { original: work } }) =>
          work.claimed_by === null ? (
            <span className="text-faint">{t('column.nobody')}</span>
          ) : work.claimed_by.id === staff.id ? (
            <Badge tone="river">{t('column.me')}</Badge>
          ) : (
            work.claimed_by.name
          ),
      },
      {
        id: 'waits',
        header: t('column.waits'),
        meta: { width: 'w-44' },
        cell: ({ row }) => <DueTime since={row.original.waiting_since} dueAt={row.original.due_at} />,
      },
    ]
  }, [t, works, titleOf, staff.id, kind, purpose, sort])
}

/** What is special about it. */
function Marks({ work }: { work: QueueRow }) {
  const t = useWords('review')
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {work.purpose !== 'release' && (
        <Badge dot={false} tone="river">
          {t(`purpose.${work.purpose}`)}
        </Badge>
      )}
      {work.rejections > 0 && <Badge dot={false}>{t('mark.again', { count: work.rejections })}</Badge>}
      {work.warnings > 0 && (
        <Badge dot={false} tone="amber">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {t('mark.warnings', { count: work.warnings })}
        </Badge>
      )}
    </span>
  )
}
