import type { Currency } from '#contract/currency'
import type { Tx } from '../../../platform/database/query'
import { findLimit } from './money-requests.queries'
import type { Limit } from './second-person.policy'

export async function readLimit(tx: Tx): Promise<Limit> {
  const { currency, double_approval_above: above } = await findLimit(tx)
  return { currency: currency as Currency, above: above === null ? null : BigInt(above) }
}
