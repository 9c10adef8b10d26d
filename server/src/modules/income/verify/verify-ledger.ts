import type { Database } from '../../../platform/database/database'
import type { Storage } from '../../../platform/storage/storage'
import { checkJournal } from './check-journal'
import { checkTaxes } from './check-taxes'
import type { Difference } from './difference'
import { askSecondOpinion } from './second-opinion'

export interface Verdict {
  /** Posted reports that were read once more. */
  reports: number
  differences: Difference[]
}

export async function verifyLedger(place: {
  agentId: number
  database: Database
  storage: Storage
}): Promise<Verdict> {
  const { agentId, database } = place
  // One transaction: what is written meanwhile is not half seen.
  const inside = await database.change(agentId, async tx => {
    await tx.run('set transaction isolation level repeatable read', [])
    return [...(await checkJournal(tx)), ...(await checkTaxes(tx))]
  })
  const { reports, differences } = await askSecondOpinion(place)
  return { reports, differences: [...inside, ...differences] }
}
