import type { Artist, TrackDetails } from '#contract/works/work'
import type { Contributor, NamedArtist } from '../formats/release-message'
import type { DeliveryInputs } from './message-inputs'

/** Members write a channel's name as they like. */
export function artistsFor(
  artists: readonly Artist[],
  { code, profile }: DeliveryInputs['channel'],
): NamedArtist[] {
  const names = [code, ...Object.values(profile.name)].map(plain)
  return artists.map(({ name, role, channel_ids }) => {
    const page = channel_ids.find(({ channel, id }) => id !== '' && names.includes(plain(channel)))
    return { name, role, ...(page && { channelId: page.id }) }
  })
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

export function contributorsOf(details: TrackDetails): Contributor[] {
  const named = (names: readonly string[], role: Contributor['role']) => names.map(name => ({ name, role }))
  return [
    ...named(details.lyricists, 'lyricist'),
    ...named(details.composers, 'composer'),
    ...named(details.arrangers, 'arranger'),
    ...named(details.producers, 'producer'),
    ...named(details.performers, 'performer'),
  ]
}
