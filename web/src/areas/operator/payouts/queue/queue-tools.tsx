import { useCallback } from 'react'
import { payoutSorts } from '#contract/payouts/payout-desk-calls'
import { payoutsExportPath } from '#contract/payouts/withdrawal-files'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { ExportLinks } from '../../../../features/export/export-links'
import { useWords } from '../../../../lib/words'
import { SearchField } from '../../../../ui/search-field'
import { Select } from '../../../../ui/select'
import { sortInAddress } from './use-queue'

type QueueToolsProps = {
  state: WithdrawalState
  sort: (typeof payoutSorts)[number]
  query: string
  show: (next: { sort?: string; query?: string }) => void
}

export function QueueTools({ state, sort, query, show }: QueueToolsProps) {
  const t = useWords('payout-desk')
  const find = useCallback((typed: string) => show({ query: typed }), [show])
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-5">
      <SearchField
        label={t('queue.search')}
        hint={t('queue.searchHint')}
        value={query}
        onChange={find}
        maxLength={60}
        className="basis-full!"
      />
      <div className="min-w-0 grow">
        <Select
          label={t('queue.sort')}
          value={sort}
          onChange={value => show({ sort: sortInAddress(payoutSorts.find(one => one === value)) })}
          options={payoutSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
        />
      </div>
      <ExportLinks path={payoutsExportPath} query={{ state, query }} />
    </div>
  )
}
