import { build, execute, maybeOne, type Tx } from '../database/query'

const held = build.selectFrom('site_holds').where('released_at', 'is', null)

/** Undefined: nothing keeps the site from sending. */
export function findHold(tx: Tx) {
  return maybeOne(tx, held.select(['held_at', 'snapshot_at']))
}

/** Answers whether there was one to end. */
export async function endHold(tx: Tx, { staffId, now }: { staffId: number; now: Date }): Promise<boolean> {
  const ended = build.updateTable('site_holds').set({ released_at: now, released_by: staffId })
  return (await execute(tx, ended.where('released_at', 'is', null))) > 0
}
