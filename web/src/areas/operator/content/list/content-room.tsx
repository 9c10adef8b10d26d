import { useCallback } from 'react'
import { type ContentRow, contentStates } from '#contract/content/editing-calls'
import { searchIn } from '#contract/search-text'
import { useWords } from '../../../../lib/words'
import { SearchField } from '../../../../ui/search-field'
import { Select } from '../../../../ui/select'
import { useRowKeys } from '../../keys/use-row-keys'
import { all, useAddressFilter } from '../../use-address-filter'
import { ContentTable } from './content-table'
import { HelpTree } from './help-tree'
import { OrderedRows } from './ordered-rows'

/** One kind. What stands in an order is shown in it, and can be moved, as long as nothing narrows the list. */
export function ContentRoom({ kind }: { kind: ContentRow['kind'] }) {
  const t = useWords('content')
  const [params, show] = useAddressFilter<'state' | 'search'>()
  const state = contentStates.find(known => known === params.get('state'))
  const search = searchIn(params)
  const find = useCallback((typed: string) => show({ search: typed }), [show])
  const keys = useRowKeys()
  const isNarrowed = search !== '' || state !== undefined
  return (
    <div ref={keys} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('list.search')}
          hint={t('list.searchHint')}
          value={search}
          onChange={find}
          maxLength={100}
        />
        <div className="w-48 max-sm:w-full">
          <Select
            label={t('list.states')}
            value={state ?? all}
            onChange={value => show({ state: value })}
            options={[
              { value: all, label: t('list.allStates') },
              ...contentStates.map(value => ({ value, label: t(`state.${value}`) })),
            ]}
          />
        </div>
      </div>
      {!isNarrowed && kind === 'help' && <HelpTree />}
      {!isNarrowed && (kind === 'question' || kind === 'block') && <OrderedRows kind={kind} />}
      {(isNarrowed || ['news', 'plan', 'page'].includes(kind)) && (
        <ContentTable kind={kind} filter={{ ...(search && { search }), ...(state && { state }) }} />
      )}
    </div>
  )
}
