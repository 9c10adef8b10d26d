import type { ChannelProfile } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Checkbox } from '../../../../ui/checkbox'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import type { ChannelForm } from './use-channel-form'

type Audio = ChannelProfile['audio']

/** The first is what others are converted to. */
const codecChoices: Audio['codecs'][] = [['flac', 'wav'], ['wav', 'flac'], ['flac'], ['wav']]
const rates = [44_100, 48_000, 96_000] as const
const depths = [16, 24] as const
/** A select has no empty value. */
const asIs = 'as-is'

export function AudioCard({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { profile, set } = form
  const change = (changed: Partial<Audio>) => set({ audio: { ...profile.audio, ...changed } })
  const unlimited = { value: asIs, label: t('audio.asIs') }
  const numberOf = <N extends number>(known: readonly N[], value: string) =>
    known.find(one => String(one) === value) ?? null
  return (
    <Card title={t('audio.title')} detail={t('audio.text')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('field.codecs')} className="sm:col-span-2">
          <Select
            value={profile.audio.codecs.join()}
            onChange={value => change({ codecs: value.split(',') as Audio['codecs'] })}
            options={codecChoices.map(codecs => {
              const [first = '', second] = codecs.map(codec => codec.toUpperCase())
              const words = second ? t('codecs.both', { first, second }) : t('codecs.only', { first })
              return { value: codecs.join(), label: words }
            })}
          />
        </Field>
        <Field label={t('field.most_sample_rate')}>
          <Select
            value={String(profile.audio.most_sample_rate ?? asIs)}
            onChange={value => change({ most_sample_rate: numberOf(rates, value) })}
            options={[
              unlimited,
              ...rates.map(rate => ({ value: String(rate), label: `${rate / 1000} kHz` })),
            ]}
          />
        </Field>
        <Field label={t('field.most_bits')}>
          <Select
            value={String(profile.audio.most_bits ?? asIs)}
            onChange={value => change({ most_bits: numberOf(depths, value) })}
            options={[
              unlimited,
              ...depths.map(bits => ({ value: String(bits), label: t('audio.bits', { bits }) })),
            ]}
          />
        </Field>
        <Checkbox
          checked={profile.accepts_video}
          onChange={({ target }) => set({ accepts_video: target.checked })}
        >
          {t('field.accepts_video')}
        </Checkbox>
      </div>
    </Card>
  )
}
