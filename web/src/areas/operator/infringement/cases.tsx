import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { searchIn } from '#contract/search-text'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { QueryTable } from '../query-table'
import { useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { useCaseColumns } from './case-columns'
import { casesQuery } from './case-queries'

/** The closest deadline first. What is chosen stands in the address. */
export default function Cases() {
  const t = useWords('infringement')
  const [params, show] = useAddressFilter<'view' | 'search'>()
  const view = params.get('view') === 'closed' ? 'closed' : 'open'
  const search = searchIn(params)
  const find = useCallback((typed: string) => show({ search: typed }), [show])
  const filter = {
    closed: view === 'closed' ? ('true' as const) : ('false' as const),
    ...(search && { search }),
  }
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(casesQuery({ ...filter, ...(pages.cursor && { cursor: pages.cursor }) }))
  return (
    <div className="page pb-16">
      <PageHeader title={t('desk.title')} lead={t('desk.lead')} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={query.isPlaceholderData}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label={t('desk.view')}
            segments={[
              { value: 'open', label: t('desk.open') },
              { value: 'closed', label: t('desk.closed') },
            ]}
            value={view}
            onChange={next => show({ view: next === 'open' ? '' : next })}
          />
          <SearchField
            label={t('desk.search')}
            hint={t('desk.searchHint')}
            value={search ?? ''}
            onChange={find}
            maxLength={100}
          />
        </div>
        <QueryTable
          caption={t('desk.caption')}
          columns={useCaseColumns()}
          query={query}
          pages={pages}
          rowHeight="sm:h-21 max-sm:min-h-44"
          empty={
            <EmptyState title={t('desk.empty')} className="py-20">
              {t('desk.emptyText')}
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}
