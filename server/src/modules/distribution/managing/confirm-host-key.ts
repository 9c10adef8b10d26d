// The server is asked once more which key it has: what is kept is what it shows and what somebody has compared, both.
import type { confirmHostKey } from '#contract/distribution/channel-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { type HostKey, HostKeyRefused } from '../../../platform/transports/sftp/host-key'
import type { Transport } from '../../../platform/transports/transport'
import { TransportFailed } from '../../../platform/transports/transport-failed'
import { recordAudit } from '../../audit/audit.public'
import { channelTransport } from '../channel-transport'
import './channels.texts'
import { findManagedChannel, lockManagedChannel, putHostKey } from './managed-channels.queries'
import { testPatience } from './test-channel'

interface Shown {
  hostKey: HostKey
  version: number
}

export const confirmTheHostKey = {
  async prepare({ input, read, services, site }: PrepareContext<typeof confirmHostKey>): Promise<Shown> {
    const channel = await read(tx => findManagedChannel(tx, input.id))
    if (!channel) throw new Refusal('notFound')
    if (channel.profile.connection.kind !== 'sftp')
      throw new Refusal('conflict', { text: 'channels.notSftp' })
    const transport = await channelTransport(services, site.agentId, channel, testPatience)
    const hostKey = await unknownKeyOf(transport).finally(() => transport.close())
    const shown = hostKey ?? channel.host_key
    if (shown?.fingerprint !== input.fingerprint) {
      const params = { fingerprint: shown?.fingerprint ?? '', confirmed: input.fingerprint }
      throw new Refusal('conflict', { text: 'channels.otherHostKey', params })
    }
    return { hostKey: shown, version: channel.version }
  },

  async run(context: PreparedContext<typeof confirmHostKey, Shown>) {
    const { tx, input, actor, client, now, prepared } = context
    const channel = await lockManagedChannel(tx, input.id)
    if (channel?.version !== prepared.version) {
      throw new Refusal('conflict', { text: 'channels.changedMeanwhile' })
    }
    if (channel.host_key?.fingerprint === input.fingerprint) return null
    await putHostKey(tx, channel.id, prepared.hostKey)
    await recordAudit(tx, {
      actor,
      client,
      now,
      action: 'channel.confirmHostKey',
      subject: 'channel',
      subjectId: channel.id,
      before: { host_key: channel.host_key },
      after: { host_key: prepared.hostKey },
    })
    return null
  },
}

/** Undefined: the server shows the confirmed one. */
async function unknownKeyOf(transport: Transport): Promise<HostKey | undefined> {
  try {
    await transport.connect()
  } catch (error) {
    if (error instanceof HostKeyRefused) return error.hostKey
    if (!(error instanceof TransportFailed)) throw error
    // Whatever it says of our login, its key was the confirmed one; only a server that was not reached has shown none.
    if (error.reason === 'loginRefused' || error.reason === 'missing') return undefined
    throw new Refusal('conflict', { text: error.text, params: error.params })
  }
  return undefined
}
