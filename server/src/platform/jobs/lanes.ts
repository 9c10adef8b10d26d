// Lanes of jobs, each with runners of its own: a login code never waits behind the check of an hour of music, nor that behind a
// channel that answers slowly.
import type { jobLanes } from '#contract/dashboard/calls'

/**
 * `quick`: somebody waits for it. `heavy`: files that their members wait for, imports. `packing`: packages, one at a time, since each takes
 * all the cores it can get. `transfer`: waits for others most of the time.
 */
export type Lane = (typeof jobLanes)[number]

export const lanes: Record<Lane, { runners: number }> = {
  quick: { runners: 4 },
  heavy: { runners: 2 },
  packing: { runners: 1 },
  transfer: { runners: 8 },
}
