import { countryNamesIn } from '#contract/country-names'
import { longestRecipient, type RecipientDetails } from '#contract/distribution/recipient'
import { countries } from '#contract/works/territories'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { LineField } from './plain-fields'
import type { ChannelForm } from './use-channel-form'

const none = 'none'

/** Who gets personal information where the channel is abroad: members read it before they consent. */
export function RecipientFields({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { language } = useRootData()
  const { profile, set, problemOf } = form
  const { recipient } = profile
  const nameOf = countryNamesIn(language)
  const change = (changed: Partial<RecipientDetails>) => set({ recipient: { ...recipient, ...changed } })
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold">{t('recipient.title')}</legend>
      <p className="text-soft">{t('recipient.text')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LineField
          label={t('recipient.name')}
          hint={t('hint.recipient.name')}
          error={problemOf('profile.recipient.name')}
          value={recipient.name}
          maxLength={longestRecipient}
          onChange={name => change({ name })}
        />
        <Field label={t('recipient.country')} error={problemOf('profile.recipient.country')}>
          <Select
            value={recipient.country || none}
            onChange={country => change({ country: country === none ? '' : country })}
            options={[
              { value: none, label: t('recipient.noCountry') },
              ...countries.map(country => ({ value: country, label: nameOf(country) })),
            ]}
          />
        </Field>
        <LineField
          label={t('recipient.contact')}
          hint={t('hint.recipient.contact')}
          error={problemOf('profile.recipient.contact')}
          value={recipient.contact}
          maxLength={longestRecipient}
          onChange={contact => change({ contact })}
        />
      </div>
    </fieldset>
  )
}
