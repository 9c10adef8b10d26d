import { type ChannelFormat, channelFormats } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'
import { useChannelWords } from '../use-channel-words'
import { ColumnsEditor } from './columns-editor'
import { GenreTable } from './genre-table'
import type { ChannelForm } from './use-channel-form'

const about = { 'ern-4.3.2': 'ern4', 'ern-3.8.2': 'ern3', sheet: 'sheet' } as const

export function FormatCard({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { formatOf } = useChannelWords()
  const { profile, set } = form
  return (
    <Card title={t('format.title')} detail={t('format.text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field label={t('field.format')} hideLabel group>
          <RadioGroup
            look="cards"
            value={profile.format}
            onChange={format => set({ format: format as ChannelFormat })}
            options={channelFormats.map(format => ({
              value: format,
              label: formatOf(format),
              detail: t(`format.about.${about[format]}`),
            }))}
          />
        </Field>
        {profile.format === 'sheet' && <ColumnsEditor form={form} />}
        <GenreTable form={form} />
      </div>
    </Card>
  )
}
