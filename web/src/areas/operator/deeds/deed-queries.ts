import type { OutputOf } from '#contract/call'
import type { listDeeds } from '#contract/deeds/calls'
import { operatorClient } from '../staff-queries'

export type ListedDeed = OutputOf<typeof listDeeds>['waiting'][number]

/** A deed that is done has changed something else. */
export const refreshDeeds = () => operatorClient.invalidateQueries()
