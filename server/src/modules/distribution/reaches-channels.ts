import { chosenChannels } from '#contract/works/missing'
import type { Tx } from '../../platform/database/query'
import { listChannels } from './channels.queries'
import { readGround, type ScopedWork } from './work-ground'

/** False: of the chosen channels none can sell it. A channel's territory may have changed since the member signed. */
export async function reachesChannels(tx: Tx, work: ScopedWork): Promise<boolean> {
  const chosen = chosenChannels(work.scope, await listChannels(tx))
  const ground = await readGround(tx, work)
  return chosen.length === 0 || chosen.some(({ profile }) => ground.isAt(profile.territory, null))
}
