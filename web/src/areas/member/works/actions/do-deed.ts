import {
  deleteDraft,
  discardRevision,
  recallWork,
  releaseWorkAgain,
  restoreDraft,
  takeDownWork,
} from '#contract/works/work-calls'
import { api } from '../../../../lib/api'
import type { Deed } from './acts'

const calls = {
  recall: recallWork,
  restore: restoreDraft,
  releaseAgain: releaseWorkAgain,
  discard: discardRevision,
  delete: deleteDraft,
} as const

/** `reason` only for a takedown. */
export function doDeed(deed: Deed, id: number, reason: string): Promise<unknown> {
  return deed === 'takeDown' ? api(takeDownWork, { id, reason }) : api(calls[deed], { id })
}
