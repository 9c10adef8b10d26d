import type { Tx } from '../../platform/database/query'
import { findPlan, insertApplication } from './plans.queries'

interface Seeded {
  plan: number
  memberId: number
  workId: number
  text: string
  now: Date
}

/** For the demo: somebody waits for an answer. */
export async function seedApplication(tx: Tx, { plan, ...application }: Seeded): Promise<void> {
  const found = await findPlan(tx, plan)
  if (found) await insertApplication(tx, { ...application, planId: found.id })
}
