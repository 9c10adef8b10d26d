import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { result } from '../analysis/judge/result'
import { lockWork } from '../works.queries'
import { isSettled } from './check-material.job'
import { putVerdict } from './material-checks.queries'
import { findMaterial } from './materials.queries'

/** For files whose check nobody will finish: its member is told, and may have it tried again. */
export const giveUpChecks: Job<{ materialIds: number[] }> = {
  name: 'giveUpChecks',
  lane: 'quick',
  payload: z.object({ materialIds: z.array(z.number().int()) }),
  async run({ payload, agentId, database, log }) {
    for (const materialId of payload.materialIds) {
      const isGivenUp = await database.change(agentId, tx => giveUp(tx, materialId, new Date()))
      if (isGivenUp) log.error({ materialId }, 'a file could not be checked')
    }
  },
}

async function giveUp(tx: Tx, materialId: number, now: Date): Promise<boolean> {
  const found = await findMaterial(tx, materialId)
  if (!found) return false
  await lockWork(tx, found.work_id)
  const material = await findMaterial(tx, materialId)
  if (!material || isSettled(material)) return false
  await putVerdict(tx, material.id, { state: 'failed', results: [result('checked', 'fail')], facts: {} }, now)
  return true
}
