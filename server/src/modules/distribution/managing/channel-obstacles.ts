import type { ChannelObstacle } from '#contract/distribution/channel-calls'
import type { ChannelFormat, ChannelProfile } from '#contract/distribution/channel-profile'
import type { Services } from '../../../platform/services'

interface JudgedChannel {
  profile: Pick<ChannelProfile, 'connection' | 'format' | 'party_id' | 'sheet_columns'>
  is_sandbox: boolean
  test_passed: boolean
}

/** What the site itself has, whichever channel is asked about. */
export interface Equipment {
  ownParty: string
  /** Formats whose schemas are there. */
  schemas: ReadonlySet<ChannelFormat>
}

type Demo = Pick<Services, 'demo'>

/** What speaks against sending anything to a channel. */
export function obstaclesOf(channel: JudgedChannel, equipment: Equipment, demo: Demo): ChannelObstacle[] {
  const { format, party_id, sheet_columns } = channel.profile
  const isSheet = format === 'sheet'
  const found: [ChannelObstacle, boolean][] = [
    ['not-tested', !channel.test_passed],
    ['own-party-missing', !isSheet && equipment.ownParty === ''],
    ['channel-party-missing', !isSheet && party_id === ''],
    ['schemas-missing', !isSheet && !equipment.schemas.has(format) && !isPlayedBySandbox(channel, demo)],
    ['columns-missing', isSheet && sheet_columns.length === 0],
  ]
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []))
}

/** Nobody but ourselves reads what goes there, and our own rules hold it anyway. */
export function isPlayedBySandbox(
  {
    profile,
    is_sandbox,
  }: Pick<JudgedChannel, 'is_sandbox'> & { profile: Pick<ChannelProfile, 'connection'> },
  { demo }: Demo,
): boolean {
  return profile.connection.kind === 'folder' && (is_sandbox || demo !== undefined)
}
