// The channels of a test server as an admin sees and changes them.
import type { SentInputOf } from '#contract/call'
import {
  createChannel,
  listChannelProfiles,
  type ManagedChannel,
  saveChannel,
} from '#contract/distribution/channel-calls'
import { type ChannelProfile, type Connection, emptyProfile } from '#contract/distribution/channel-profile'
import type { Caller, testServer } from './test-server'

export const ourParty = 'PADPIDA2014021303U'

export const sheetProfile: ChannelProfile = {
  ...emptyProfile,
  name: { 'zh-CN': '测试渠道', en: 'Test channel' },
  format: 'sheet',
  sheet_columns: [{ title: 'UPC', field: 'upc' }],
}

export function sftpTo(account: { host: string; port: number; username: string }, folder = ''): Connection {
  const { host, port, username } = account
  return { kind: 'sftp', host, port, username, folder }
}

export function channelDesk(server: Awaited<ReturnType<typeof testServer>>, admin: Caller) {
  let made = 0

  async function all(): Promise<ManagedChannel[]> {
    return (await server.call(listChannelProfiles, {}, admin)).data as ManagedChannel[]
  }

  async function read(id: number): Promise<ManagedChannel> {
    const found = (await all()).find(channel => channel.id === id)
    if (!found) throw new Error(`there is no channel ${id}`)
    return found
  }

  return {
    all,
    read,

    async add(
      profile: Partial<ChannelProfile> = {},
      credentials?: SentInputOf<typeof createChannel>['credentials'],
    ): Promise<number> {
      const input = { code: `test-${++made}`, profile: { ...sheetProfile, ...profile }, credentials }
      const answered = await server.call(createChannel, input, admin)
      if (answered.code !== 1) throw new Error(`no channel was made: ${answered.msg}`)
      return (answered.data as { id: number }).id
    },

    /** On the version that stands there now. */
    async save(
      id: number,
      profile: Partial<ChannelProfile>,
      credentials?: SentInputOf<typeof saveChannel>['credentials'],
    ) {
      const before = await read(id)
      const input = { id, version: before.version, profile: { ...before.profile, ...profile }, credentials }
      return server.call(saveChannel, input, admin)
    },
  }
}
