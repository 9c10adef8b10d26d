import type { Connection } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Checkbox } from '../../../../ui/checkbox'
import { LineField } from './plain-fields'
import type { ChannelForm } from './use-channel-form'

type S3 = Extract<Connection, { kind: 's3' }>

export function S3Fields({ form, connection }: { form: ChannelForm; connection: S3 }) {
  const t = useWords('channels')
  const change = (changed: Partial<S3>) => form.set({ connection: { ...connection, ...changed } })
  const line = (field: 'region' | 'bucket' | 'access_key_id', maxLength: number, placeholder?: string) => (
    <LineField
      label={t(`field.${field}`)}
      error={form.problemOf(`profile.connection.${field}`)}
      value={connection[field]}
      maxLength={maxLength}
      placeholder={placeholder}
      required
      isCode
      onChange={text => change({ [field]: text.trim() })}
    />
  )
  return (
    <>
      <LineField
        label={t('field.endpoint')}
        hint={t('hint.endpoint')}
        error={form.problemOf('profile.connection.endpoint')}
        value={connection.endpoint}
        maxLength={300}
        placeholder={t('endpoint.example')}
        required
        isCode
        onChange={text => change({ endpoint: text.trim() })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {line('region', 60, t('region.example'))}
        {line('bucket', 100)}
        {line('access_key_id', 200)}
        <LineField
          label={t('field.folder')}
          hint={t('hint.folder')}
          error={form.problemOf('profile.connection.folder')}
          value={connection.folder}
          maxLength={300}
          isCode
          onChange={folder => change({ folder })}
        />
      </div>
      <Checkbox
        checked={connection.is_path_style}
        onChange={({ target }) => change({ is_path_style: target.checked })}
      >
        {t('field.is_path_style')}
      </Checkbox>
    </>
  )
}
