import * as seeding from '../../modules/payouts/seeding/seeding-payouts.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof seeding> = {
  listSeededIds: find((tx, { memberId }) => seeding.listSeededIds(tx, memberId)),
}
