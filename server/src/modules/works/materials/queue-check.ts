// How a check is asked for, apart from what it does: judging asks for it, and it judges.
import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type JobName } from '../../../platform/jobs/job'
import { awaitCheck } from './material-checks.queries'

export const check: JobName<{ materialId: number }> = {
  name: 'checkMaterial',
  payload: z.object({ materialId: z.number().int() }),
}

/** About half an hour in all: a store that is away for a moment is back, and nobody waits half a day for a bad answer. */
const tries = 8

/** One waiting check a material, however often it is put off. The sweep of lost checks knows it by its key. */
export function enqueueCheck(tx: Tx, materialId: number, runAt?: Date) {
  const options = { key: `checkMaterial ${materialId}`, runAt, maxAttempts: tries }
  return enqueue(tx, check, { materialId }, options)
}

/** For one that has its verdict: that is forgotten. */
export async function checkAnew(tx: Tx, materialId: number) {
  await awaitCheck(tx, materialId)
  await enqueueCheck(tx, materialId)
}
