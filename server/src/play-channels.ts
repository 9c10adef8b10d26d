// The one place that knows both sides: what was delivered into a folder of this machine is read by the sandbox, which plays the channel
// in the demo, and its answers are read back like any other channel's.
import path from 'node:path'
import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import { readAcknowledgementsLater } from './modules/delivery/answers/read-acknowledgements.job'
import { joinDeliveries } from './modules/delivery/sending/delivery-hooks'
import { findChannelToSend } from './modules/delivery/sending/sending.queries'
import { everyChannel, isPlayedBySandbox } from './modules/distribution/distribution.public'
import { goLiveOn, receiveWaiting } from './modules/sandbox/sandbox.public'
import { systemClock } from './platform/clock'
import type { Tx } from './platform/database/query'
import { enqueue, type Job } from './platform/jobs/job'
import { shopAddress } from './serve-shops'

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
      shop: shopAddress(channel.code),
      settings: { partyId: party_id, columns: sheet_columns, schemas: services.schemasFolder },
    })
    await database.change(agentId, tx => readAcknowledgementsLater(tx, channel.id))
  },
}

/** What begins with a day stands in the shops, and the channels tell where. */
export const openShops: Job<Record<string, never>> = {
  name: 'openShops',
  lane: 'heavy',
  payload: z.strictObject({}),
  // Midnight in China: releases go live with their day.
  everyDayAt: { hour: 16, minute: 0 },
  run: ({ database, agentId, services }) =>
    database.change(agentId, async tx => {
      await goLiveOn(tx, todayInChina(systemClock.now()))
      const played = (await everyChannel(tx)).filter(channel => isPlayedBySandbox(channel, services))
      for (const { id } of played) await playLater(tx, id)
    }),
}

const playLater = (tx: Tx, channelId: number) =>
  enqueue(tx, playChannel, { channelId }, { key: `play ${tx.agentId} ${channelId}` })

joinDeliveries({ onDelivered: playLater })
