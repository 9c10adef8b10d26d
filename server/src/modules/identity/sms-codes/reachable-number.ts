import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { countryOf, isAbroad } from '../../../platform/sms/mobile-number'
import { readCapAbroad } from './sms-codes.queries'
import './sms-codes.texts'

/**
 * Whoever names a number is told when none can exist, or when the site sends nothing to its country or region. Numbers that belong to an account
 * already are not asked again: switching a country off keeps new ones out and locks nobody out.
 */
export async function requireReachable(tx: Tx, mobile: string, field = 'mobile'): Promise<void> {
  if (!isAbroad(mobile)) return
  const country = countryOf(mobile)
  if (country === undefined) throw refused(field, 'codes.noSuchNumber')
  if ((await readCapAbroad(tx, country)) === undefined) throw refused(field, 'codes.countryOff')
}

const refused = (field: string, text: string) => new Refusal('invalidInput', { fields: [{ field, text }] })
