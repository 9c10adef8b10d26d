import * as keys from '../../platform/http/idempotency-keys.queries'
import { change, find, type ProbesOf, write } from './probe'

/** As in own-rows.ts. */
const owned = { sender: 'owner', call: 'c', key: 'k' }

export const probes: ProbesOf<typeof keys> = {
  claimKey: write(tx =>
    keys.claimKey(tx, { ...owned, sender: 'stranger', inputHash: Buffer.from('h'), now: new Date() }),
  ),
  findKey: find(tx => keys.findKey(tx, owned)),
  keepEnvelope: change(tx => keys.keepEnvelope(tx, owned, '{"stolen":true}')),
  freeKey: change(tx => keys.freeKey(tx, owned)),
}
