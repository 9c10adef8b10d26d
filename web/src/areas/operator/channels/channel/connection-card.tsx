import { type TransportKind, transportKinds } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { Segmented } from '../../../../ui/segmented'
import { useChannelWords } from '../use-channel-words'
import { Credentials } from './credentials'
import { connectionOf } from './draft'
import { S3Fields } from './s3-fields'
import { SftpFields } from './sftp-fields'
import type { ChannelForm } from './use-channel-form'

export function ConnectionCard({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { transportOf } = useChannelWords()
  const { profile, base, set } = form
  const { connection } = profile
  return (
    <Card title={t('connection.title')} detail={t('connection.text')}>
      <div className="grid gap-5">
        <Field label={t('field.kind')} group>
          <Segmented<TransportKind>
            className="self-start"
            value={connection.kind}
            onChange={kind => set({ connection: connectionOf(kind, base.profile.connection) })}
            segments={transportKinds.map(kind => ({ value: kind, label: transportOf(kind) }))}
          />
        </Field>
        {connection.kind === 'folder' && <p className="text-soft">{t('connection.folderText')}</p>}
        {connection.kind === 'sftp' && <SftpFields form={form} connection={connection} />}
        {connection.kind === 's3' && <S3Fields form={form} connection={connection} />}
        <Credentials key={`${base.version} ${connection.kind}`} form={form} />
      </div>
    </Card>
  )
}
