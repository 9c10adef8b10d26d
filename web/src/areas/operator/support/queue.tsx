import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { searchIn } from '#contract/search-text'
import { type DeskView, deskViews } from '#contract/support/desk-calls'
import { questionTypes } from '#contract/support/ticket'
import { useIsLineOpen, useLiveEvent } from '../../../features/live/use-live-event'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import { useRowKeys } from '../keys/use-row-keys'
import { QueryTable } from '../query-table'
import { all, useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { deskQuery, refreshDesk } from './desk-queries'
import { DeskTabs } from './desk-tabs'
import { useQueueColumns } from './queue-columns'

const askMilliseconds = 20_000
const counted: readonly DeskView[] = ['waiting', 'mine', 'unassigned', 'escalated']

/** What is shown stands in the address, so that it can be kept and passed on. */
export default function Queue() {
  const t = useWords('support-desk')
  const categories = useWords('support')
  const [params, show] = useAddressFilter<'view' | 'category' | 'search'>('waiting')
  const view = deskViews.find(known => known === params.get('view')) ?? 'waiting'
  const category = questionTypes.find(known => known === params.get('category'))
  const search = searchIn(params)
  const [hasNews, setHasNews] = useState(false)
  const isLineOpen = useIsLineOpen()
  const asked = { view, ...(category && { category }), ...(search && { search }) }
  const pages = useCursors(JSON.stringify(asked))
  const query = useQuery({
    ...deskQuery({ ...asked, ...(pages.cursor && { cursor: pages.cursor }) }),
    refetchInterval: isLineOpen ? false : askMilliseconds,
  })
  const { data, isPlaceholderData } = query
  // Rows under somebody's pointer stay where they are: what is new waits for a press.
  useLiveEvent('desk', () => setHasNews(true))
  const find = useCallback((typed: string) => show({ search: typed }), [show])
  const columns = useQueueColumns()
  const keys = useRowKeys()
  const showNews = () => {
    setHasNews(false)
    void refreshDesk()
  }
  return (
    <div className="page pb-16">
      <PageHeader title={t('queue.title')} lead={t('queue.lead')} />
      <div className="mt-4">
        <DeskTabs />
      </div>
      <div ref={keys} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
        <Segmented
          look="chips"
          label={t('queue.views')}
          value={view}
          onChange={value => show({ view: value })}
          segments={deskViews.map(value => ({
            value,
            label: t(`view.${value}`),
            count: counted.includes(value) ? data?.counts[value as 'waiting'] : undefined,
          }))}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label={t('queue.search')}
            hint={t('queue.searchHint')}
            value={search}
            onChange={find}
            maxLength={100}
          />
          <div className="w-52 max-sm:w-full">
            <Select
              label={t('queue.category')}
              value={category ?? all}
              onChange={value => show({ category: value === all ? '' : value })}
              options={[
                { value: all, label: t('queue.allCategories') },
                ...questionTypes.map(value => ({ value, label: categories(`category.${value}`) })),
              ]}
            />
          </div>
          <div aria-live="polite" className="flex min-h-11 min-w-44 items-center">
            {hasNews && (
              <Button size="small" variant="ink" onClick={showNews}>
                {t('queue.news')}
              </Button>
            )}
          </div>
        </div>
        <QueryTable
          caption={t('queue.title')}
          columns={columns}
          query={query}
          pages={pages}
          rowHeight="sm:h-19 max-sm:min-h-44"
          empty={
            <EmptyState title={t(`empty.${view}`)} className="py-20">
              {t('empty.text')}
            </EmptyState>
          }
        />
        <p className="text-sm text-soft max-md:hidden">{t('queue.keys')}</p>
      </div>
    </div>
  )
}
