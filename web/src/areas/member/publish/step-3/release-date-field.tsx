import type { Channel } from '#contract/distribution/calls'
import { addDays, chosenChannels, earliestDate } from '#contract/works/missing'
import { lateDateChoices, type Scope } from '#contract/works/work'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { DraftDayField } from '../../../../features/works/fields/draft-day-field'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'

type ReleaseDateFieldProps = {
  channels: readonly Channel[]
  scope: Scope
  onChange: (values: Partial<Scope>) => void
  isReadOnly: boolean
}

/** The day of the release. The slowest of the chosen channels says from when on it is possible, by name. */
export function ReleaseDateField({ channels, scope, onChange, isReadOnly }: ReleaseDateFieldProps) {
  const t = useWords('publish')
  const { today } = useOpenDraft()
  const { review_days: reviewDays } = useRootData().site.promises
  const chosen = chosenChannels(scope, channels)
  const earliest = earliestDate(chosen, today)
  const slowest = chosen.toSorted((one, other) => other.lead_days - one.lead_days)[0]
  /** The promised review counts, so that the day can be kept. */
  const soonest = addDays(earliest, reviewDays)
  const explained =
    slowest && slowest.lead_days > 0
      ? t('date.earliestBy', { date: soonest, reviewDays, channel: slowest.name, days: slowest.lead_days })
      : t('date.earliest', { date: soonest, reviewDays })
  const { release_date: day } = scope
  const isTight = day !== null && day >= earliest && day < soonest
  return (
    <>
      {/* Not the field's hint: it has to stay when the field says that a day is too early. */}
      <p className="-mb-3 text-sm text-soft">{explained}</p>
      <DraftDayField
        field="release_date"
        value={scope.release_date}
        onChange={release_date => onChange({ release_date })}
        min={soonest}
        hint={isTight ? t('date.tight') : undefined}
        isRequired
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <p className="-mt-3 text-sm text-soft">
          <Button
            size="small"
            className="mr-3"
            onClick={() => onChange({ release_date: soonest, if_late: 'move' })}
          >
            {t('date.soonest', { date: soonest })}
          </Button>
          {t('date.soonestText', { days: reviewDays })}
        </p>
      )}
      <Field label={t('late.label')} group>
        <RadioGroup
          look="cards"
          value={scope.if_late}
          onChange={value => !isReadOnly && onChange({ if_late: value as Scope['if_late'] })}
          options={lateDateChoices.map(value => ({
            value,
            label: t(`late.${value}`),
            detail: t(`late.${value}Text`),
            disabled: isReadOnly,
          }))}
        />
      </Field>
    </>
  )
}
