import * as channels from '../../modules/distribution/channels.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof channels> = {
  // Every site has channels of its own: only the owner's would be a leak.
  listOpenChannels: find(async (tx, { agentId }) => {
    const { rows } = await tx.run<{ id: number }>('select id from channels where agent_id = $1', [agentId])
    const open = await channels.listOpenChannels(tx)
    return open.filter(({ id }) => rows.some(row => row.id === id))
  }),
}
