import { countOneMore } from '../../../platform/database/count-in-windows'
import type { Tx } from '../../../platform/database/query'
import { limitsOf } from './number-limits'

/** Of invitations and the like, whoever has them sent. */
const noticesPerNumberAndDay = { max: 2, seconds: 86_400 }

/**
 * Whether a text message may go to a number that somebody named, counted with the codes that go there. It says no in silence: who had it sent
 * must not learn anything about the number.
 */
export async function mayText(tx: Tx, mobile: string, now: Date): Promise<boolean> {
  const ofNumber = { ...noticesPerNumberAndDay, kind: 'number' as const, key: `notice number ${mobile}` }
  return (await countOneMore(tx, [ofNumber, ...(await limitsOf(tx, mobile))], now)) === undefined
}
