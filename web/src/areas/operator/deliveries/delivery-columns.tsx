import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ShownDelivery } from '#contract/distribution/delivery'
import { formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { DeliveryStateBadge, isStuck } from './delivery-state-badge'

export function useDeliveryColumns(): ColumnDef<ShownDelivery>[] {
  const t = useWords('deliveries')
  return useMemo(
    () => [
      {
        id: 'release',
        header: t('column.release'),
        meta: { card: 'title' },
        cell: ({ row: { original: delivery } }) => (
          <div className="flex min-w-0 items-center gap-3">
            {delivery.work.cover_url ? (
              <img
                src={delivery.work.cover_url}
                alt=""
                className="size-10 shrink-0 rounded-md bg-sunken object-cover"
              />
            ) : (
              <span className="size-10 shrink-0 rounded-md bg-sunken" />
            )}
            <span className="min-w-0">
              <Link
                data-row
                to={links.operatorDelivery(delivery.id)}
                className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
              >
                {delivery.work.title}
              </Link>
              <span className="num line-clamp-1 text-sm text-soft">
                {[delivery.work.artists, delivery.work.upc].filter(Boolean).join(' · ')}
              </span>
            </span>
          </div>
        ),
      },
      {
        id: 'channel',
        header: t('column.channel'),
        meta: { width: 'w-36' },
        cell: ({ row }) => row.original.channel.name,
      },
      {
        id: 'kind',
        header: t('column.kind'),
        meta: { width: 'w-28' },
        cell: ({ row }) => t(`kind.${row.original.kind}`),
      },
      {
        id: 'state',
        header: t('column.state'),
        meta: { width: 'w-80', card: 'bare' },
        cell: ({ row: { original: delivery } }) => (
          <>
            <DeliveryStateBadge delivery={delivery} />
            {(isStuck(delivery) || delivery.state === 'refused') && (
              <span className="mt-1 line-clamp-2 text-sm text-soft" title={delivery.error ?? undefined}>
                {delivery.error}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'changed',
        header: t('column.changed'),
        meta: { width: 'w-44' },
        cell: ({ row }) => <span className="num text-sm">{formatMoment(row.original.changed_at)}</span>,
      },
    ],
    [t],
  )
}
