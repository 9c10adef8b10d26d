// The one place that knows both sides: what was delivered into a folder of this machine is read by the sandbox, which plays the channel
// in the demo, and its answers are read back like any other channel's.
import path from 'node:path'
import { z } from 'zod'
import { readAcknowledgementsLater } from './modules/delivery/answers/read-acknowledgements.job'
import { joinDeliveries } from './modules/delivery/sending/delivery-hooks'
import { findChannelToSend } from './modules/delivery/sending/sending.queries'
import { isPlayedBySandbox } from './modules/distribution/distribution.public'
import { receiveWaiting } from './modules/sandbox/sandbox.public'
import { enqueue, type Job } from './platform/jobs/job'

export const playChannel: Job<{ channelId: number }> = {
  name: 'playChannel',
  lane: 'packing',
  payload: z.object({ channelId: z.number().int() }),
  async run({ database, agentId, payload, services }) {
    const channel = await database.read(agentId, tx => findChannelToSend(tx, payload.channelId))
    if (!channel || !isPlayedBySandbox(channel, services)) return
    const { acknowledgement_folder, party_id, sheet_columns } = channel.profile
    await receiveWaiting(database, agentId, {
      code: channel.code,
      folder: path.join(services.channelsFolder, String(agentId), channel.code),
      acknowledgements: acknowledgement_folder,
      settings: { partyId: party_id, columns: sheet_columns },
    })
    await database.change(agentId, tx => readAcknowledgementsLater(tx, channel.id))
  },
}

joinDeliveries({
  onDelivered: (tx, channelId) =>
    enqueue(tx, playChannel, { channelId }, { key: `play ${tx.agentId} ${channelId}` }),
})
