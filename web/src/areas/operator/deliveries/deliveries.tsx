import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type DeliveryView, deliveryKindViews, deliveryViews } from '#contract/distribution/delivery'
import { searchIn } from '#contract/search-text'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { useRowKeys } from '../keys/use-row-keys'
import { QueryTable } from '../query-table'
import { useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { Board } from './board/board'
import { useDeliveryColumns } from './delivery-columns'
import { DeliveryFilters } from './delivery-filters'
import { type DeliveryFilter, deliveriesQuery, summaryQuery } from './delivery-queries'
import { RetryMany } from './retry-many'
import { useChosen } from './use-chosen'

/** Above, a line a channel; below, the deliveries themselves. What is chosen stands in the address. */
export default function Deliveries() {
  const t = useWords('deliveries')
  const [params, show] = useAddressFilter<'channel' | 'state' | 'kind' | 'search'>()
  const state: DeliveryView = deliveryViews.find(known => known === params.get('state')) ?? 'all'
  const kind = deliveryKindViews.find(known => known === params.get('kind'))
  const channelId = Number(params.get('channel')) || undefined
  const search = searchIn(params)
  const filter: DeliveryFilter = {
    state,
    ...(channelId && { channel_id: channelId }),
    ...(kind && { kind }),
    ...(search && { search }),
  }
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(deliveriesQuery({ ...filter, ...(pages.cursor && { cursor: pages.cursor }) }))
  const summary = useQuery(summaryQuery)
  const chosen = useChosen(query.data?.items)
  const keys = useRowKeys()
  const columns = useDeliveryColumns()
  const choose = useCallback(
    (channel: number | undefined, next: DeliveryView) =>
      show({ channel: channel ? String(channel) : '', state: next, kind: '' }),
    [show],
  )
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Board summary={summary} shown={{ channelId, state }} onChoose={choose} />
      <div
        ref={keys}
        className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-3"
        aria-busy={query.isPlaceholderData}
      >
        <DeliveryFilters filter={filter} channels={summary.data ?? []} show={show} />
        <RetryMany chosen={chosen.ids} filter={filter} onDone={chosen.clear} />
        <QueryTable
          caption={t('list.caption')}
          columns={columns}
          query={query}
          pages={pages}
          rowHeight="sm:h-21 max-sm:min-h-44"
          {...chosen.table}
          empty={
            <EmptyState title={t(search || state !== 'all' ? 'empty.none' : 'empty.title')} className="py-20">
              {t(search || state !== 'all' ? 'empty.noneText' : 'empty.text')}
            </EmptyState>
          }
        />
        <p className="text-sm text-soft max-md:hidden">{t('list.keys')}</p>
      </div>
    </div>
  )
}
