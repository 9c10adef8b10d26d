import * as hold from '../../platform/hold/site-hold.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof hold> = {
  findHold: find(tx => hold.findHold(tx)),
  endHold: change((tx, { staffId }) => hold.endHold(tx, { staffId, now: new Date() })),
}
