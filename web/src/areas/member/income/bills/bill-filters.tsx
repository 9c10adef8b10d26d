import type { BillStatus } from '#contract/income/bill-status'
import { billStatuses } from '#contract/income/bill-status'
import { useWords } from '../../../../lib/words'
import { Segmented } from '../../../../ui/segmented'
import { Select } from '../../../../ui/select'
import type { BillSum } from '../bill-queries'
import { monthsFrom } from '../months'
import type { ChangeList, ListState } from './list-state'

type BillFiltersProps = {
  state: ListState
  onChange: ChangeList
  sums: BillSum[]
  channels: { id: number; name: string }[]
  firstMonth: string | null
}

const all = 'all'
const fieldClass = 'w-40! min-w-0 max-sm:w-auto! max-sm:flex-1'

export function BillFilters({ state, onChange, sums, channels, firstMonth }: BillFiltersProps) {
  const t = useWords('bills')
  const months = monthsFrom(firstMonth).map(month => ({ value: month, label: month }))
  const optional = (value: string) => (value === all ? undefined : value)
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <Select
          label={t('filter.from')}
          className={fieldClass}
          value={state.from ?? all}
          onChange={from =>
            onChange({ from: optional(from), ...(from > (state.to ?? '9') && { to: undefined }) })
          }
          options={[{ value: all, label: t('filter.fromStart') }, ...months]}
        />
        <Select
          label={t('filter.to')}
          className={fieldClass}
          value={state.to ?? all}
          onChange={to => onChange({ to: optional(to) })}
          options={[
            { value: all, label: t('filter.toEnd') },
            ...months.filter(({ value }) => !state.from || value >= state.from),
          ]}
        />
        <Select
          label={t('filter.channel')}
          className="w-44! min-w-0 max-sm:w-full!"
          value={state.channel === undefined ? all : String(state.channel)}
          onChange={channel => onChange({ channel: channel === all ? undefined : Number(channel) })}
          options={[
            { value: all, label: t('filter.allChannels') },
            ...channels.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </div>
      <StatusChips status={state.status} sums={sums} onChange={status => onChange({ status })} />
    </search>
  )
}

type StatusChipsProps = {
  status: BillStatus | undefined
  sums: BillSum[]
  onChange: (status: BillStatus | undefined) => void
}

function StatusChips({ status, sums, onChange }: StatusChipsProps) {
  const t = useWords('bills')
  const income = useWords('income')
  const countOf = (of: BillSum[]) => of.reduce((total, { bills }) => total + bills, 0)
  const counts = new Map(
    billStatuses.map(known => [known, countOf(sums.filter(sum => sum.status === known))]),
  )
  return (
    <div className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <Segmented
        look="chips"
        label={t('filter.status')}
        className="max-sm:w-max max-sm:flex-nowrap"
        value={status === undefined ? all : String(status)}
        onChange={value => onChange(billStatuses.find(known => String(known) === value))}
        segments={[
          { value: all, label: t('filter.all'), count: countOf(sums) },
          ...billStatuses
            .filter(known => known === status || (counts.get(known) ?? 0) > 0)
            .map(known => ({
              value: String(known),
              label: income(`status.${known}`),
              count: counts.get(known),
            })),
        ]}
      />
    </div>
  )
}
