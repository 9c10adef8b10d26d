import { screen } from '@testing-library/react'
import type { OutputOf, StaffRole } from '#contract/call'
import {
  listChannelProfiles,
  type ManagedChannel,
  offerChannel,
  saveChannel,
} from '#contract/distribution/channel-calls'
import { channelOf } from './sample-channel'
import { answer, answerInPassing } from './server'
import { visitAsStaff } from './visit'

/** The page of one channel beside another. */
export async function visitChannel(wanted: Parameters<typeof channelOf>[0] = {}, roles?: StaffRole[]) {
  const channel = channelOf({ id: 3, ...wanted })
  answer(listChannelProfiles, [channelOf({ id: 2, name: 'Deezer' }), channel])
  answerInPassing(offerChannel)
  const shown = await visitAsStaff('/operator/channels/channel?id=3', roles)
  await screen.findByRole('heading', { level: 1, name: 'Spotify' })
  return { ...shown, channel }
}

const free = {
  ...{ lost_test: false, was_switched_off: false, lost_host_key: false, lost_credentials: false },
  waiting: null,
}

/** The server keeps what is saved, and answers with it from now on. */
export function keepChannel(channel: ManagedChannel, cost: Partial<OutputOf<typeof saveChannel>> = {}) {
  answer(saveChannel, ({ profile, version }) => {
    answer(listChannelProfiles, [{ ...channel, profile, version: version + 1 }])
    return { version: version + 1, is_on: channel.is_on, ...free, ...cost }
  })
}
