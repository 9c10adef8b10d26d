import { useWords } from '../../../../lib/words'
import { Segmented } from '../../../../ui/segmented'
import { Select } from '../../../../ui/select'
import { monthsFrom } from '../months'
import {
  type Comparison,
  comparisons,
  type FiguresState,
  type Months,
  periodOf,
  spans,
} from './figures-state'

type PeriodFieldsProps = {
  state: FiguresState
  first: string | null
  onChange: (changes: Partial<FiguresState>) => void
}

/** Which months are shown, and which they are compared with: usual ones, or any two stretches. */
export function PeriodFields({ state, first, onChange }: PeriodFieldsProps) {
  const t = useWords('bills')
  const { from, to } = periodOf(state)
  // What is chosen first begins where the page stands, never before there was a bill.
  const shown = { from: first && from < first ? first : from, to }
  return (
    <>
      <Segmented
        label={t('figures.span')}
        value={state.span}
        onChange={span => onChange({ span, ...(span === 'own' && { own: state.own ?? shown }) })}
        segments={spans.map(span => ({ value: span, label: t(`figures.span.${span}`) }))}
      />
      {state.span === 'own' && (
        <MonthRange
          label={t('figures.span')}
          first={first}
          months={state.own ?? shown}
          onChange={own => onChange({ own })}
        />
      )}
      {state.span !== 'all' && (
        <Select
          label={t('figures.compare')}
          className="w-56!"
          value={state.vs}
          onChange={vs =>
            onChange({ vs: vs as Comparison, ...(vs === 'own' && { ownVs: state.ownVs ?? shown }) })
          }
          options={comparisons.map(vs => ({ value: vs, label: t(`figures.vs.${vs}`) }))}
        />
      )}
      {state.vs === 'own' && (
        <MonthRange
          label={t('figures.compare')}
          first={first}
          months={state.ownVs ?? shown}
          onChange={ownVs => onChange({ ownVs })}
        />
      )}
    </>
  )
}

type MonthRangeProps = {
  label: string
  first: string | null
  months: Months
  onChange: (months: Months) => void
}

/** Whichever end is moved past the other takes it along. */
function MonthRange({ label, first, months: { from, to }, onChange }: MonthRangeProps) {
  const t = useWords('bills')
  const earliest = first && first < from ? first : from
  const options = monthsFrom(earliest).map(month => ({ value: month, label: month }))
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{label}</legend>
      <Select
        label={t('figures.fromMonth')}
        className="num w-32!"
        value={from}
        onChange={value => onChange({ from: value, to: value > to ? value : to })}
        options={options}
      />
      <span aria-hidden="true">–</span>
      <Select
        label={t('figures.toMonth')}
        className="num w-32!"
        value={to}
        onChange={value => onChange({ from: value < from ? value : from, to: value })}
        options={options}
      />
    </fieldset>
  )
}
