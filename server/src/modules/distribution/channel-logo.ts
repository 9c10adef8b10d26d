import type { ChannelProfile } from '#contract/distribution/channel-profile'
import { startingChannels } from './starting-channels'

const drawn = new Set(startingChannels.map(({ code }) => code))

/** A channel of the operator's own begins with one for all. */
export const markOf = (code: string) => `/channels/${drawn.has(code) ? code : 'other'}.svg`

/** What the operator has uploaded, else the mark we have drawn. */
export function logoOf({ code, profile }: { code: string; profile: Pick<ChannelProfile, 'logo'> }): string {
  return profile.logo || markOf(code)
}
