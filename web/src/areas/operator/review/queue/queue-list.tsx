import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ReviewStage, reviewSorts, reviewViews } from '#contract/review/queue-calls'
import { workKinds, workPurposes } from '#contract/works/work'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { SearchField } from '../../../../ui/search-field'
import { Segmented } from '../../../../ui/segmented'
import { Select } from '../../../../ui/select'
import { useRowKeys } from '../../keys/use-row-keys'
import { QueryTable } from '../../query-table'
import { all, useAddressFilter } from '../../use-address-filter'
import { useCursors } from '../../use-cursors'
import { queueQuery } from '../review-queries'
import { useQueueColumns } from './queue-columns'
import { readFilter, readSearch, readView } from './queue-filter'

const askMilliseconds = 30_000

export function QueueList({ stage }: { stage: ReviewStage }) {
  const t = useWords('review')
  const works = useWords('works')
  const [params, show] = useAddressFilter<'view' | 'kind' | 'purpose' | 'search' | 'sort'>()
  const filter = readFilter(params)
  const view = readView(params)
  const search = readSearch(params)
  const asked = { stage, view, ...filter, ...(search && { search }) }
  const pages = useCursors(JSON.stringify(asked))
  const query = useQuery({
    ...queueQuery({ ...asked, ...(pages.cursor && { cursor: pages.cursor }) }),
    refetchInterval: askMilliseconds,
  })
  const { data, isPlaceholderData } = query
  const find = useCallback((typed: string) => show({ search: typed }), [show])
  const columns = useQueueColumns(filter)
  const place = useRowKeys()
  const counts = data?.counts[stage]
  const isNarrowed = view !== all || search !== '' || Boolean(filter.kind || filter.purpose)
  return (
    <div ref={place} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          look="chips"
          label={t('queue.views')}
          value={view}
          onChange={value => show({ view: value })}
          segments={reviewViews.map(value => ({
            value,
            label: t(`view.${value}`),
            count: counts?.[value === 'all' ? 'waiting' : value],
          }))}
        />
        {counts && counts.late > 0 && (
          <p className="num text-sm font-semibold text-accent">{t('queue.late', { count: counts.late })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('queue.search')}
          hint={t('queue.searchHint')}
          value={search}
          onChange={find}
          maxLength={100}
        />
        <div className="w-40 max-sm:w-auto max-sm:grow max-sm:basis-32">
          <Select
            label={t('queue.kind')}
            value={filter.kind ?? all}
            onChange={value => show({ kind: value })}
            options={[
              { value: all, label: t('queue.allKinds') },
              ...workKinds.map(value => ({ value, label: works(`kind.${value}`) })),
            ]}
          />
        </div>
        <div className="w-48 max-sm:w-auto max-sm:grow max-sm:basis-32">
          <Select
            label={t('queue.purpose')}
            value={filter.purpose ?? all}
            onChange={value => show({ purpose: value })}
            options={[
              { value: all, label: t('queue.allPurposes') },
              ...workPurposes.map(value => ({ value, label: t(`purpose.${value}`) })),
            ]}
          />
        </div>
        <div className="w-48 max-sm:w-auto max-sm:grow max-sm:basis-32">
          <Select
            label={t('queue.sort')}
            value={filter.sort ?? 'waiting'}
            onChange={value => show({ sort: value === 'waiting' ? '' : value })}
            options={reviewSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
          />
        </div>
      </div>
      <QueryTable
        caption={t('queue.title')}
        columns={columns}
        query={query}
        pages={pages}
        rowHeight="sm:h-22 max-sm:min-h-52"
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('empty.narrowed')}
              className="py-20"
              action={
                <Button onClick={() => show({ view: '', kind: '', purpose: '', search: '' })}>
                  {t('empty.showAll')}
                </Button>
              }
            >
              {t('empty.narrowedText')}
            </EmptyState>
          ) : (
            <EmptyState title={t(`empty.${stage}`)} className="py-20">
              {t(`empty.${stage}Text`)}
            </EmptyState>
          )
        }
      />
      <p className="text-sm text-soft max-md:hidden">{t('queue.keys')}</p>
    </div>
  )
}
