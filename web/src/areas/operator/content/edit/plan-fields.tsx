import { planNeeds } from '#contract/content/kinds'
import type { PlanDetails } from '#contract/plans/calls'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { Segmented } from '../../../../ui/segmented'
import { TextInput } from '../../../../ui/text-input'
import { PlanDayField } from './plan-day-field'

interface PlanFieldsProps {
  plan: PlanDetails
  problemOf: (field: string) => string | undefined
  isReadOnly: boolean
  onChange: (plan: PlanDetails) => void
}

const mostPlaces = 100_000

/** Who may take part, how many, and from when to when. */
export function PlanFields({ plan, problemOf, isReadOnly, onChange }: PlanFieldsProps) {
  const t = useWords('content')
  const put = (changed: Partial<PlanDetails>) => onChange({ ...plan, ...changed })
  const places = (typed: string) => {
    const count = Math.trunc(Number(typed))
    put({ places: typed === '' || count < 1 ? null : Math.min(count, mostPlaces) })
  }
  return (
    <div className="grid gap-5">
      <Field
        group
        label={t('plan.needs')}
        hint={t(`plan.needsHint.${plan.needs}`)}
        error={problemOf('needs')}
      >
        <Segmented
          value={plan.needs}
          disabled={isReadOnly}
          onChange={needs => put({ needs })}
          className="justify-self-start self-start"
          segments={planNeeds.map(value => ({ value, label: t(`plan.need.${value}`) }))}
        />
      </Field>
      <Field label={t('plan.places')} hint={t('plan.placesHint')} error={problemOf('places')}>
        <TextInput
          type="number"
          min={1}
          max={mostPlaces}
          className="max-w-40"
          value={plan.places ?? ''}
          readOnly={isReadOnly}
          onChange={event => places(event.target.value)}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <PlanDayField
          label={t('plan.startsOn')}
          hint={t('plan.startsHint')}
          error={problemOf('starts_on')}
          value={plan.starts_on}
          isReadOnly={isReadOnly}
          onChange={starts_on => put({ starts_on })}
        />
        <PlanDayField
          label={t('plan.endsOn')}
          hint={t('plan.endsHint')}
          error={
            problemOf('ends_on') ??
            (plan.starts_on && plan.ends_on && plan.ends_on < plan.starts_on
              ? t('plan.endsEarly')
              : undefined)
          }
          value={plan.ends_on}
          isReadOnly={isReadOnly}
          onChange={ends_on => put({ ends_on })}
        />
      </div>
    </div>
  )
}
