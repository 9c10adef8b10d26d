// Lanes of jobs, each with runners of its own: a login code never waits behind the check of an hour of music or a thousand
// mails, nor that behind a channel that answers slowly.
import { jobLanes } from '#contract/dashboard/calls'
import type { Database } from '../database/database'
import { heavyLimits, type Limits } from '../database/limits'

/**
 * `quick`: somebody waits for it. `mail`: a code or a word to one address, by a server that may be slow. `notices`: by the thousand, to all
 * whom something concerns, and the sweeps; nobody waits for one of them. `heavy`: files that their members wait for, imports. `long`: whole
 * accounts, catalogues and storages, for hours perhaps. `packing`: packages, one at a time, since each takes all the cores it can get.
 * `transfer`: waits for channels most of the time. `webhooks`: waits for servers of members, who may let it wait as long as they like.
 */
export type Lane = (typeof jobLanes)[number]

interface LaneMeans {
  runners: number
  database: { connections: number; limits?: Limits }
}

export const lanes: Record<Lane, LaneMeans> = {
  quick: { runners: 4, database: { connections: 6 } },
  mail: { runners: 2, database: { connections: 2 } },
  notices: { runners: 4, database: { connections: 4 } },
  heavy: { runners: 2, database: { connections: 6, limits: heavyLimits } },
  long: { runners: 1, database: { connections: 2, limits: heavyLimits } },
  packing: { runners: 1, database: { connections: 3, limits: heavyLimits } },
  transfer: { runners: 8, database: { connections: 4 } },
  webhooks: { runners: 8, database: { connections: 3 } },
}

/** Each lane has a database of its own, with limits of its own. */
export const databasesOfLanes = (open: (means: LaneMeans['database']) => Database) =>
  Object.fromEntries(jobLanes.map(lane => [lane, open(lanes[lane].database)])) as Record<Lane, Database>
