import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { searchIn } from '#contract/search-text'
import { workKinds } from '#contract/works/work'
import { type WorkGroup, workGroups } from '../../../features/works/work-groups'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Field } from '../../../ui/field'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import { DayFilter } from '../day-filter'
import { QueryTable } from '../query-table'
import { all, useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { useCatalogueColumns } from './catalogue-columns'
import { catalogueQuery } from './catalogue-queries'

/** Drafts are their members' alone, so a work begins here with its review; one that was rejected is being changed again. */
const groups = [
  'review',
  'rejected',
  'distributing',
  'online',
  'takingDown',
  'takenDown',
] as const satisfies WorkGroup[]
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** What is shown stands in the address, so that it can be kept and passed on. */
export default function CatalogueWorks() {
  const t = useWords('catalogue')
  const works = useWords('works')
  const [params, show, clear] = useAddressFilter<'search' | 'group' | 'kind' | 'channel' | 'from' | 'to'>()
  const search = searchIn(params)
  const group = groups.find(known => known === params.get('group'))
  const kind = workKinds.find(known => known === params.get('kind'))
  const channel = /^\d{1,15}$/.exec(params.get('channel') ?? '')?.[0]
  const [from, to] = (['from', 'to'] as const).map(name => dayPattern.exec(params.get(name) ?? '')?.[0] ?? '')
  const filter = {
    ...(search && { search }),
    ...(group && { statuses: workGroups[group].join(',') }),
    ...(kind && { kind }),
    ...(channel && { channel_id: channel }),
    ...(from && { from }),
    ...(to && { to }),
  }
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(catalogueQuery({ ...filter, cursor: pages.cursor }))
  const find = useCallback((typed: string) => show({ search: typed }), [show])
  const isNarrowed = Object.keys(filter).length > 0
  const found = query.data?.found
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={query.isPlaceholderData}>
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label={t('search')}
            hint={t('searchHint')}
            value={search}
            onChange={find}
            maxLength={100}
          />
          <div className="w-40 max-sm:w-[calc(50%-0.375rem)]">
            <Select
              label={t('kinds')}
              value={kind ?? all}
              onChange={value => show({ kind: value })}
              options={[
                { value: all, label: t('allKinds') },
                ...workKinds.map(value => ({ value, label: works(`kind.${value}`) })),
              ]}
            />
          </div>
          <div className="w-48 max-sm:w-[calc(50%-0.375rem)]">
            <Select
              label={t('channels')}
              value={channel ?? all}
              onChange={value => show({ channel: value })}
              options={[
                { value: all, label: t('allChannels') },
                ...(query.data?.channels ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </div>
        </div>
        <fieldset className="flex flex-wrap gap-x-3">
          <legend className="sr-only">{t('days')}</legend>
          <Field label={t('from')} className="w-44 max-sm:w-[calc(50%-0.375rem)]">
            <DayFilter value={from ?? ''} onChange={day => show({ from: day })} />
          </Field>
          <Field label={t('to')} className="w-44 max-sm:w-[calc(50%-0.375rem)]">
            <DayFilter value={to ?? ''} onChange={day => show({ to: day })} />
          </Field>
        </fieldset>
        <Segmented
          look="chips"
          label={t('groups')}
          value={group ?? all}
          onChange={value => show({ group: value })}
          segments={[
            { value: all, label: t('allGroups') },
            ...groups.map(value => ({ value, label: works(`status.${value}`) })),
          ]}
        />
        <p role="status" className="num min-h-6 text-sm text-soft">
          {isNarrowed && found && t(found.is_more ? 'foundMore' : 'found', { count: found.count })}
        </p>
        <QueryTable
          caption={t('title')}
          columns={useCatalogueColumns()}
          query={query}
          pages={pages}
          rowHeight="sm:h-19 max-sm:min-h-48"
          empty={
            <EmptyState
              title={t(isNarrowed ? 'none' : 'empty')}
              className="py-20"
              action={isNarrowed && <Button onClick={clear}>{t('clear')}</Button>}
            >
              {t(isNarrowed ? 'noneText' : 'emptyText')}
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}
