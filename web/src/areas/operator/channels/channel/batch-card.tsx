import {
  acknowledgementForms,
  type ChannelProfile,
  completionForms,
  takedownForms,
} from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextArea } from '../../../../ui/text-area'
import { LineField, NumberField } from './plain-fields'
import type { ChannelForm } from './use-channel-form'

export function BatchCard({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { profile, set, problemOf } = form
  return (
    <Card title={t('batch.title')} detail={t('batch.text')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('field.completion')}>
          <Select
            value={profile.completion}
            onChange={value => set({ completion: value as ChannelProfile['completion'] })}
            options={completionForms.map(one => ({ value: one, label: t(`completion.${one}`) }))}
          />
        </Field>
        {profile.format === 'sheet' ? null : (
          <Field label={t('field.takedown')} hint={t('hint.takedown')}>
            <Select
              value={profile.takedown}
              onChange={value => set({ takedown: value as ChannelProfile['takedown'] })}
              options={takedownForms.map(one => ({ value: one, label: t(`takedown.${one}`) }))}
            />
          </Field>
        )}
        <Field label={t('field.acknowledgement')}>
          <Select
            value={profile.acknowledgement}
            onChange={value => set({ acknowledgement: value as ChannelProfile['acknowledgement'] })}
            options={acknowledgementForms.map(one => ({ value: one, label: t(`acknowledgement.${one}`) }))}
          />
        </Field>
        {profile.acknowledgement === 'files' ? (
          <LineField
            label={t('field.acknowledgement_folder')}
            hint={t('hint.acknowledgement_folder')}
            error={problemOf('profile.acknowledgement_folder')}
            value={profile.acknowledgement_folder}
            maxLength={300}
            isCode
            onChange={acknowledgement_folder => set({ acknowledgement_folder })}
          />
        ) : (
          <NumberField
            label={t('field.confirm_days')}
            hint={t('hint.confirm_days')}
            error={problemOf('profile.confirm_days')}
            value={profile.confirm_days}
            min={0}
            max={30}
            required
            onChange={confirm_days => set({ confirm_days })}
          />
        )}
        <NumberField
          label={t('field.parallel_transfers')}
          hint={t('hint.parallel_transfers')}
          error={problemOf('profile.parallel_transfers')}
          value={profile.parallel_transfers}
          min={1}
          max={8}
          required
          onChange={parallel_transfers => set({ parallel_transfers })}
        />
        <Field
          label={t('field.link_domains')}
          hint={t('hint.link_domains')}
          error={problemOf('profile.link_domains')}
          className="sm:col-span-2"
        >
          <TextArea
            rows={3}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('link.example')}
            value={profile.link_domains.join('\n')}
            onChange={event => set({ link_domains: linesOf(event.target.value) })}
          />
        </Field>
      </div>
    </Card>
  )
}

/** One that is just being begun stays; nothing typed is no line. */
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
