// What is counted for every message to a number that somebody named, codes and invitations alike.
import type { Tx } from '../../../platform/database/query'
import { countryOf, isAbroad } from '../../../platform/sms/mobile-number'
import { prefixLength, sendLimits } from './code-rules'
import { countInWindow, readCapAbroad } from './sms-codes.queries'

export interface Limit {
  kind: 'address' | 'number' | 'prefix' | 'country' | 'site'
  key: string
  max: number
  seconds: number
}

const day = 86_400

/** By its prefix, by the country or region it is in if that is abroad, and by what the site sends in all. */
export async function limitsOf(tx: Tx, mobile: string): Promise<Limit[]> {
  const named = (kind: 'prefix' | 'site', counted: string) =>
    sendLimits[kind].map(limit => ({ ...limit, kind, key: `sms ${kind} ${limit.seconds} ${counted}` }))
  return [
    ...named('prefix', mobile.slice(0, prefixLength)),
    ...(await countryLimit(tx, mobile)),
    ...named('site', ''),
  ]
}

async function countryLimit(tx: Tx, mobile: string): Promise<Limit[]> {
  const country = isAbroad(mobile) ? countryOf(mobile) : undefined
  const max = country && (await readCapAbroad(tx, country))
  return max ? [{ kind: 'country', key: `sms country ${day} ${country}`, max, seconds: day }] : []
}

/** Counts one more in each window, and answers the first that is full with when it ends. */
export async function countOneMore(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
): Promise<{ kind: Limit['kind']; seconds: number } | undefined> {
  const at = now.getTime() / 1000
  for (const { kind, key, max, seconds } of limits) {
    const start = Math.floor(at / seconds) * seconds
    if ((await countInWindow(tx, key, new Date(start * 1000))) <= max) continue
    return { kind, seconds: Math.max(1, Math.ceil(start + seconds - at)) }
  }
  return undefined
}
