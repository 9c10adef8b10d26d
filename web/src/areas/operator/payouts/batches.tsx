import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { batchesExportPath } from '#contract/payouts/withdrawal-files'
import { ExportLinks } from '../../../features/export/export-links'
import { formatCount, formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { useRowKeys } from '../keys/use-row-keys'
import { QueryTable } from '../query-table'
import { useCursors } from '../use-cursors'
import { BatchProgress } from './batch/batch-progress'
import { PayoutPage } from './payout-page'
import { type Batch, batchesQuery } from './payout-queries'
import { shownSum } from './shown-sum'

/** Batches, the newest first. */
export default function Batches() {
  const t = useWords('payout-desk')
  const pages = useCursors('')
  const query = useQuery(batchesQuery(pages.cursor))
  const columns = useBatchColumns()
  const keys = useRowKeys()
  return (
    <PayoutPage
      title={t('room.batches')}
      lead={t('batches.lead')}
      actions={query.data && query.data.items.length > 0 && <ExportLinks path={batchesExportPath} />}
    >
      <div ref={keys} className="mt-6">
        <QueryTable
          caption={t('batches.caption')}
          columns={columns}
          query={query}
          pages={pages}
          rowHeight="sm:h-20 max-sm:min-h-44"
          empty={
            <EmptyState
              title={t('batches.empty')}
              className="py-20"
              action={
                <ButtonLink to={links.operatorPayouts} variant="ink">
                  {t('batches.toQueue')}
                </ButtonLink>
              }
            >
              {t('batches.emptyText')}
            </EmptyState>
          }
        />
      </div>
    </PayoutPage>
  )
}

function useBatchColumns(): ColumnDef<Batch>[] {
  const t = useWords('payout-desk')
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('batches.number'),
        meta: { card: 'title' },
        cell: ({ row: { original: batch } }) => (
          <>
            <Link
              data-row
              to={links.operatorBatch(batch.id)}
              className="font-display num text-lg underline-offset-4 hover:underline"
            >
              {batch.number}
            </Link>
            <span className="block text-sm text-soft">{batch.layout}</span>
          </>
        ),
      },
      {
        id: 'made',
        header: t('batches.made'),
        meta: { width: 'w-52' },
        cell: ({ row: { original: batch } }) => (
          <>
            {batch.made_by}
            <span className="num block text-sm text-soft">{formatMoment(batch.made_at)}</span>
          </>
        ),
      },
      {
        id: 'progress',
        header: t('batches.progress'),
        meta: { width: 'w-64', card: 'bare' },
        cell: ({ row: { original: batch } }) =>
          batch.file ? <BatchProgress batch={batch} /> : <Badge tone="amber">{t('file.writing')}</Badge>,
      },
      {
        id: 'sum',
        header: t('batches.sum'),
        meta: { width: 'w-44', align: 'end' },
        cell: ({ row: { original: batch } }) => (
          <>
            <b className="font-semibold">{shownSum(batch.sum, batch.currency)}</b>
            <span className="block text-sm text-soft">
              {t('batches.payouts', { count: formatCount(batch.payouts) })}
            </span>
          </>
        ),
      },
    ],
    [t],
  )
}
