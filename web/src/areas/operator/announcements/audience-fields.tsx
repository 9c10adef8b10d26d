import type { Audience } from '#contract/messages/announcement-calls'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/select'
import { useWholeDay } from '../../../ui/use-whole-day'
import { DayField } from '../day-field'

const all = 'all'

type AudienceFieldsProps = { audience: Audience; onChange: (audience: Audience) => void }

/** Each narrows it further; unsaid, everybody is meant. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  const t = useWords('support-desk')
  const choose = (name: keyof Audience, value: unknown) => {
    const { [name]: _, ...rest } = audience
    onChange(value === undefined ? rest : { ...rest, [name]: value })
  }
  const registered = useWholeDay(audience.registered_since, day => choose('registered_since', day))
  const yesNo = (value: boolean | undefined) => (value === undefined ? all : value ? 'yes' : 'no')
  const fromYesNo = (value: string) => (value === all ? undefined : value === 'yes')
  const everybody = { value: all, label: t('audience.any') }
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <legend className="mb-3 font-display text-lg">{t('audience.title')}</legend>
      <Field label={t('audience.group')}>
        <Select
          value={audience.group ?? all}
          onChange={value => choose('group', value === all ? undefined : value)}
          options={[
            everybody,
            { value: 'personal', label: t('audience.personal') },
            { value: 'enterprise', label: t('audience.enterprise') },
          ]}
        />
      </Field>
      <Field label={t('audience.identity')}>
        <Select
          value={yesNo(audience.verified)}
          onChange={value => choose('verified', fromYesNo(value))}
          options={[
            everybody,
            { value: 'yes', label: t('audience.verified') },
            { value: 'no', label: t('audience.unverified') },
          ]}
        />
      </Field>
      <Field label={t('audience.age')}>
        <Select
          value={yesNo(audience.minors)}
          onChange={value => choose('minors', fromYesNo(value))}
          options={[
            everybody,
            { value: 'yes', label: t('audience.minors') },
            { value: 'no', label: t('audience.adults') },
          ]}
        />
      </Field>
      <Field label={t('audience.works')}>
        <Select
          value={audience.works ?? all}
          onChange={value => choose('works', value === all ? undefined : value)}
          options={[
            everybody,
            { value: 'online', label: t('audience.works.online') },
            { value: 'any', label: t('audience.works.any') },
            { value: 'none', label: t('audience.works.none') },
          ]}
        />
      </Field>
      <Field label={t('audience.registered')}>
        <DayField {...registered} />
      </Field>
    </fieldset>
  )
}
