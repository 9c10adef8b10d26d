import * as candidates from '../../modules/catalogue/candidates.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof candidates> = {
  worksOfMembers: find((tx, { memberId }) => candidates.worksOfMembers(tx, [memberId], 9)),
  worksOfStatuses: find(tx => candidates.worksOfStatuses(tx, ['200', '991'], 9)),
  worksOfChannel: find((tx, { channelId }) => candidates.worksOfChannel(tx, channelId, 9)),
  worksOfDays: find(tx => candidates.worksOfDays(tx, { from: '2000-01-01', to: '2999-01-01' }, 9)),
}
