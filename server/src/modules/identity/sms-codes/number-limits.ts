// What is counted for every message to a number that somebody named, codes and invitations alike.
import type { WindowLimit } from '../../../platform/database/count-in-windows'
import type { Tx } from '../../../platform/database/query'
import { countryOf, isAbroad } from '../../../platform/sms/mobile-number'
import { prefixLength, sendLimits } from './code-rules'
import { readCapAbroad } from './sms-codes.queries'

interface Limit extends WindowLimit {
  kind: 'address' | 'number' | 'prefix' | 'country' | 'site'
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
