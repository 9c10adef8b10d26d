import type { OutputOf } from '#contract/call'
import type { listReports } from '#contract/income/report-calls'
import { reportQueues } from '#contract/income/report-calls'
import { reportStates } from '#contract/income/report-state'
import { useWords } from '../../../../lib/words'
import { Segmented } from '../../../../ui/segmented'
import { Select } from '../../../../ui/select'
import { all } from '../../use-address-filter'
import type { ReportFilter } from '../income-queries'

type ReportFiltersProps = {
  filter: ReportFilter
  counts: OutputOf<typeof listReports>['counts'] | undefined
  payers: { id: number; name: string }[]
  show: (next: { queue?: string; payer?: string; state?: string }) => void
}

export function ReportFilters({ filter, counts, payers, show }: ReportFiltersProps) {
  const t = useWords('income-desk')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Segmented
        look="chips"
        label={t('queue.label')}
        value={filter.queue ?? all}
        onChange={queue => show({ queue })}
        segments={[
          { value: all, label: t('queue.all') },
          ...reportQueues.map(value => ({ value, label: t(`queue.${value}`), count: counts?.[value] })),
        ]}
      />
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <div className="w-48 max-sm:w-full">
          <Select
            label={t('filter.payer')}
            value={filter.payer_id ? String(filter.payer_id) : all}
            onChange={payer => show({ payer })}
            options={[
              { value: all, label: t('filter.allPayers') },
              ...payers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <div className="w-44 max-sm:w-full">
          <Select
            label={t('filter.state')}
            value={filter.state ?? all}
            onChange={state => show({ state })}
            options={[
              { value: all, label: t('filter.allStates') },
              ...reportStates.map(value => ({ value, label: t(`state.${value}`) })),
            ]}
          />
        </div>
      </div>
    </div>
  )
}
