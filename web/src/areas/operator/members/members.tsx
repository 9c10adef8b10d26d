import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { memberKinds, memberStates } from '#contract/members/calls'
import { searchIn } from '#contract/search-text'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import { QueryTable } from '../query-table'
import { all, useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { useMemberColumns } from './member-columns'
import { membersQuery } from './member-queries'

/** What is shown stands in the address, so that it can be kept and passed on. */
export default function Members() {
  const t = useWords('members')
  const [params, show] = useAddressFilter<'search' | 'kind' | 'state' | 'verified'>()
  const kind = memberKinds.find(known => known === params.get('kind'))
  const state = memberStates.find(known => known === params.get('state'))
  const verified = (['true', 'false'] as const).find(known => known === params.get('verified'))
  const search = searchIn(params)
  const filter = {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(verified && { verified }),
  }
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(membersQuery({ ...filter, cursor: pages.cursor }))
  const find = useCallback((typed: string) => show({ search: typed }), [show])
  const columns = useMemberColumns()
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <div className="page pb-16">
      <PageHeader title={t('list.title')} lead={t('list.lead')} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={query.isPlaceholderData}>
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label={t('list.search')}
            hint={t('list.searchHint')}
            value={search}
            onChange={find}
            maxLength={100}
          />
          <div className="w-40 max-sm:w-[calc(50%-0.375rem)]">
            <Select
              label={t('list.states')}
              value={state ?? all}
              onChange={value => show({ state: value })}
              options={[
                { value: all, label: t('list.allStates') },
                ...memberStates.map(value => ({ value, label: t(`state.${value}`) })),
              ]}
            />
          </div>
          <div className="w-40 max-sm:w-[calc(50%-0.375rem)]">
            <Select
              label={t('list.verification')}
              value={verified ?? all}
              onChange={value => show({ verified: value })}
              options={[
                { value: all, label: t('list.allVerification') },
                { value: 'true', label: t('list.verified') },
                { value: 'false', label: t('list.unverified') },
              ]}
            />
          </div>
        </div>
        <Segmented
          look="chips"
          label={t('list.kinds')}
          value={kind ?? all}
          onChange={value => show({ kind: value })}
          segments={[
            { value: all, label: t('list.all') },
            ...memberKinds.map(value => ({ value, label: t(`kind.${value}`) })),
          ]}
        />
        <QueryTable
          caption={t('list.title')}
          columns={columns}
          query={query}
          pages={pages}
          rowHeight="sm:h-19 max-sm:min-h-52"
          empty={
            <EmptyState title={t(isNarrowed ? 'list.none' : 'list.empty')} className="py-20">
              {t(isNarrowed ? 'list.noneText' : 'list.emptyText')}
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}
