import type { Connection } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { isSameServer } from './draft'
import { LineField, NumberField } from './plain-fields'
import type { ChannelForm } from './use-channel-form'

type Sftp = Extract<Connection, { kind: 'sftp' }>

export function SftpFields({ form, connection }: { form: ChannelForm; connection: Sftp }) {
  const t = useWords('channels')
  const { base, channel, set, problemOf } = form
  const change = (changed: Partial<Sftp>) => set({ connection: { ...connection, ...changed } })
  const hostKey = isSameServer(base.profile.connection, connection) ? channel.host_key : null
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <LineField
          label={t('field.host')}
          error={problemOf('profile.connection.host')}
          value={connection.host}
          maxLength={253}
          placeholder={t('host.example')}
          required
          isCode
          onChange={text => change({ host: text.trim() })}
        />
        <NumberField
          label={t('field.port')}
          error={problemOf('profile.connection.port')}
          value={connection.port}
          min={1}
          max={65_535}
          required
          onChange={port => change({ port })}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LineField
          label={t('field.username')}
          error={problemOf('profile.connection.username')}
          value={connection.username}
          maxLength={100}
          required
          isCode
          onChange={username => change({ username })}
        />
        <LineField
          label={t('field.folder')}
          hint={t('hint.folder')}
          error={problemOf('profile.connection.folder')}
          value={connection.folder}
          maxLength={300}
          isCode
          onChange={folder => change({ folder })}
        />
      </div>
      {hostKey && (
        <div>
          <p className="font-semibold">{t('key.kept')}</p>
          <p className="num text-sm break-all text-soft">
            {hostKey.type} {hostKey.fingerprint}
          </p>
        </div>
      )}
    </>
  )
}
