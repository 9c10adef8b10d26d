import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { RadioGroup } from '../../../ui/radio-group'
import { TextInput } from '../../../ui/text-input'
import { inSiteTime } from '../content/site-time'
import { DayField } from '../day-field'

/** A day and a time of day, as the clocks of the site show them. */
export interface When {
  day: string
  time: string
}

type WhenFieldsProps = {
  /** Undefined: at once. */
  when: When | undefined
  onChange: (when: When | undefined) => void
  isWrong: boolean
}

const dayMilliseconds = 86_400_000
const tomorrow = (): When => ({
  day: inSiteTime(new Date(Date.now() + dayMilliseconds)).slice(0, 10),
  time: '10:00',
})

export function WhenFields({ when, onChange, isWrong }: WhenFieldsProps) {
  const t = useWords('support-desk')
  return (
    <div className="grid gap-4">
      <Field label={t('announce.when')} group>
        <RadioGroup
          value={when ? 'later' : 'now'}
          onChange={value => onChange(value === 'later' ? (when ?? tomorrow()) : undefined)}
          options={(['now', 'later'] as const).map(value => ({ value, label: t(`announce.when.${value}`) }))}
        />
      </Field>
      {when && (
        <div className="grid max-w-md gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Field
            label={t('announce.day')}
            hint={t('announce.zone')}
            error={isWrong ? t('announce.notAhead') : undefined}
            required
          >
            <DayField
              value={when.day}
              onChange={day => onChange({ ...when, day })}
              min={inSiteTime(new Date()).slice(0, 10)}
            />
          </Field>
          <Field label={t('announce.time')} required>
            <TextInput
              type="time"
              value={when.time}
              onChange={event => onChange({ ...when, time: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
