import { sql } from 'kysely'
import { build, execute, type Tx } from '../../../platform/database/query'

/** Pages that name the channels are drawn anew. Comes before the channels are locked: the agent is locked first. */
export function touchShownChannels(tx: Tx) {
  return execute(tx, build.updateTable('agents').set({ content_version: sql<number>`content_version + 1` }))
}
