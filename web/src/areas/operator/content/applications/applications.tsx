import { useQuery } from '@tanstack/react-query'
import { applicationStates } from '#contract/content/kinds'
import { useWords } from '../../../../lib/words'
import { EmptyState } from '../../../../ui/empty-state'
import { Segmented } from '../../../../ui/segmented'
import { Select } from '../../../../ui/select'
import { SkeletonLines } from '../../../../ui/skeleton'
import { useRowKeys } from '../../keys/use-row-keys'
import { Unreachable } from '../../unreachable'
import { all, useAddressFilter } from '../../use-address-filter'
import { CursorPager, useCursors } from '../../use-cursors'
import { applicationsQuery, everyRowQuery } from '../content-queries'
import { useRowTitle } from '../list/row-title'
import { ApplicationRow } from './application-row'

/** Who wants to take part in a plan, the longest waiting first. */
export function Applications() {
  const t = useWords('content')
  const [params, show] = useAddressFilter<'state' | 'plan'>('waiting')
  const state = applicationStates.find(known => known === params.get('state')) ?? 'waiting'
  const plan = Number(params.get('plan')) || undefined
  const plans = useQuery(everyRowQuery({ kind: 'plan' })).data ?? []
  const titleOf = useRowTitle()
  const filter = { state, ...(plan && { plan }) }
  const pages = useCursors(JSON.stringify(filter))
  const query = applicationsQuery({ ...filter, ...(pages.cursor && { cursor: pages.cursor }) })
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(query)
  const keys = useRowKeys()
  return (
    <div ref={keys} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          look="chips"
          label={t('application.states')}
          value={state}
          onChange={value => show({ state: value })}
          segments={applicationStates.map(value => ({ value, label: t(`application.state.${value}`) }))}
        />
        <div className="w-72 max-sm:w-full">
          <Select
            label={t('application.plan')}
            value={plan ? String(plan) : all}
            onChange={value => show({ plan: value })}
            options={[
              { value: all, label: t('application.allPlans') },
              ...plans.map(row => ({ value: String(row.id), label: titleOf(row) })),
            ]}
          />
        </div>
      </div>
      {!data && !isError && <SkeletonLines lines={10} className="mt-2" />}
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState title={t(`application.none.${state}`)} className="py-20">
          {t('application.noneText')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="border-t-2 border-ink">
          {data.items.map(item => (
            <ApplicationRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <CursorPager pages={pages} next={data?.next_cursor} />
      {data && data.items.length > 0 && (
        <p className="text-sm text-soft max-md:hidden">{t('application.keys')}</p>
      )}
    </div>
  )
}
