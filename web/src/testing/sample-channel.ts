import { listChannelProfiles, type ManagedChannel } from '#contract/distribution/channel-calls'
import { type ChannelProfile, emptyProfile } from '#contract/distribution/channel-profile'

type Wanted = Partial<Omit<ManagedChannel, 'profile'>> & { name?: string; profile?: Partial<ChannelProfile> }

/** A channel that is off and lacks nothing, unless the test wants otherwise. */
export function channelOf({ name = 'Spotify', profile, ...wanted }: Wanted = {}): ManagedChannel {
  const channel: ManagedChannel = {
    id: 1,
    code: name.toLowerCase(),
    is_sandbox: false,
    is_on: false,
    version: 4,
    profile: { ...emptyProfile, name: { 'zh-CN': `${name}（中文）`, en: name }, ...profile },
    mark: '/channels/other.svg',
    credentials: { password: false, private_key: false, passphrase: false, secret_access_key: false },
    host_key: null,
    tested_at: null,
    test_passed: false,
    paused: null,
    waiting: 0,
    obstacles: [],
    ...wanted,
  }
  return listChannelProfiles.output.element.parse(channel)
}
