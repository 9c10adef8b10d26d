import type { Tx } from '../../../platform/database/query'
import { prefixLength, sendLimits } from './code-rules'
import { countInWindow } from './sms-codes.queries'

const day = 86_400
/** Of invitations and the like, whoever has them sent. */
const noticesPerNumberAndDay = 2

/**
 * Whether a text message may go to a number that somebody named, counted with the codes of its prefix and site. It says no in silence: who had
 * it sent must not learn anything about the number.
 */
export async function mayText(tx: Tx, mobile: string, now: Date): Promise<boolean> {
  const limits = [
    { key: `notice number ${mobile}`, max: noticesPerNumberAndDay, seconds: day },
    ...sendLimits.prefix.map(limit => ({
      ...limit,
      key: `sms prefix ${limit.seconds} ${mobile.slice(0, prefixLength)}`,
    })),
    ...sendLimits.site.map(limit => ({ ...limit, key: `sms site ${limit.seconds} ` })),
  ]
  for (const { key, max, seconds } of limits) {
    const start = Math.floor(now.getTime() / 1000 / seconds) * seconds
    if ((await countInWindow(tx, key, new Date(start * 1000))) > max) return false
  }
  return true
}
