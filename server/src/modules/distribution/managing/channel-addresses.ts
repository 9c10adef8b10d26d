// Where a channel's packages go. Another address waits for a second person, together with what opens the door there.
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type ChannelProfile, type Connection, connection } from '#contract/distribution/channel-profile'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import type { DeedMaker } from '../../deeds/deeds.public'
import { lockManagedChannel, putChannel, putCredentials } from './managed-channels.queries'
import './channels.texts'
import { touchShownChannels } from './shown-channels.queries'

const address = z.object({
  code: z.string(),
  connection,
  /** Sealed for this channel, in base64; null: there is none. */
  credentials: z.string().nullable(),
})

/** What a server is: credentials of one are never sent to another. */
export function serverOf(connection: Connection): (string | number)[] {
  switch (connection.kind) {
    case 'folder':
      return ['folder']
    case 'sftp':
      return ['sftp', connection.host.toLowerCase(), connection.port]
    case 's3':
      return ['s3', connection.endpoint]
  }
}

/** Buckets and accounts of many owners are at one server. Where tenants name buckets for themselves, the key says whose bucket it is. */
function placeOf(connection: Connection): (string | number)[] {
  const server = serverOf(connection)
  if (connection.kind === 's3') return [...server, connection.bucket, connection.access_key_id]
  return connection.kind === 'sftp' ? [...server, connection.username] : server
}

/** Packages would leave for somewhere else than they do now. A folder is on this machine. */
export function isOtherAddress(before: Connection, after: Connection): boolean {
  return after.kind !== 'folder' && !isDeepStrictEqual(placeOf(before), placeOf(after))
}

const sayPlace = (connection: Connection) => placeOf(connection).slice(1).join(' ')

export const channelAddressDeeds: DeedMaker<z.output<typeof address>> = {
  change: address,
  askedBy: ['admin'],
  async readState(tx, subject) {
    // Pages that name the channels come before them.
    await touchShownChannels(tx)
    return (await lockManagedChannel(tx, Number(subject)))?.profile.connection
  },
  async perform({ tx, actor, client, now }, subject, { connection, credentials }) {
    const channel = await lockManagedChannel(tx, Number(subject))
    if (!channel) throw new Refusal('notFound')
    await putCredentials(tx, channel.id, credentials === null ? null : Buffer.from(credentials, 'base64'))
    const before: ChannelProfile = channel.profile
    const profile = { ...before, connection }
    // Nothing leaves for it before its connection was tested.
    await putChannel(tx, channel.id, { profile, isOn: false, testPassed: false, hostKey: null })
    await recordAudit(tx, {
      ...{ actor, client, now, action: 'channel.save', subject: 'channel', subjectId: channel.id },
      before: { connection: before.connection, is_on: channel.is_on },
      after: { connection, is_on: false },
    })
  },
  describe: (_, { code, connection }) => ({
    text: 'channels.deed.address',
    params: { code, address: sayPlace(connection) },
  }),
}
