import { longestSearch } from '#contract/search-text'
import { workSorts } from '#contract/works/work-calls'
import { useWords } from '../../../../lib/words'
import { SearchField } from '../../../../ui/search-field'
import { Select } from '../../../../ui/select'
import { FilterPopover } from './filter-popover'
import type { ListState, WorkSort } from './list-state'
import type { ChangeList } from './use-list-state'
import { ViewChips } from './view-chips'

type ListFiltersProps = { state: ListState; onChange: ChangeList; onSearch: (search: string) => void }

export function ListFilters({ state, onChange, onSearch }: ListFiltersProps) {
  const t = useWords('works')
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchField
          label={t('list.search')}
          hint={t('list.searchHint')}
          maxLength={longestSearch}
          value={state.search}
          onChange={onSearch}
        />
        <div className="flex min-w-0 gap-2.5 max-sm:w-full">
          <Select
            label={t('sort.label')}
            className="w-52! min-w-0 max-sm:w-auto! max-sm:flex-1"
            value={state.sort}
            onChange={sort => onChange({ sort: sort as WorkSort })}
            options={workSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
          <FilterPopover state={state} onChange={onChange} />
        </div>
      </div>
      <ViewChips view={state.view} onChange={view => onChange({ view })} />
    </search>
  )
}
