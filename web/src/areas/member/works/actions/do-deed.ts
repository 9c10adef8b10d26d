import {
  copyWork,
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

interface Done {
  /** Where its member goes on: the work itself, or what was made of it. */
  id: number
  /** Files that could not be taken along. */
  without: readonly string[]
}

/** `reason` only for a takedown. */
export async function doDeed(deed: Deed, id: number, reason: string): Promise<Done> {
  if (deed === 'copy') return (await api(copyWork, { id })).data
  if (deed === 'takeDown') await api(takeDownWork, { id, reason })
  else await api(calls[deed], { id })
  return { id, without: [] }
}
