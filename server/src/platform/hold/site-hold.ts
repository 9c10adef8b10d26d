// A site that was restored from a backup sends nothing until one of its admins has said so: it does not know what left the house after the
// backup. Jobs that send say `leaves` and are asked about in one place (put-off.ts); a call that lets something out asks here.
import type { Tx } from '../database/query'
import { Refusal } from '../refusal'
import { findHold } from './site-hold.queries'
import './hold.texts'

export async function isSiteHeld(tx: Tx): Promise<boolean> {
  return (await findHold(tx)) !== undefined
}

/** For whatever leaves at once, such as a file for a bank, and for codes that nobody would get. */
export async function requireNoHold(tx: Tx, text: 'hold.payouts' | 'hold.codes'): Promise<void> {
  if (await isSiteHeld(tx)) throw new Refusal('unavailable', { text })
}
