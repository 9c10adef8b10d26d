import type { PaidFor } from '#contract/income/split'
import type { Tx } from '../../../platform/database/query'
import { listPaidParties, type PaidParty } from '../tax/services.queries'

export async function presentPaidParties(tx: Tx, withdrawalId: number) {
  return (await listPaidParties(tx, { withdrawalId })).map(party => ({
    ...{ party_id: party.party_id, isrc: party.isrc, title: party.title, owner_name: party.owner_name },
    ...{ role: party.role, paid_for: party.paid_for as PaidFor, settled: settledAs(party) },
  }))
}

function settledAs({ rule, reason, settler, settled_at }: PaidParty) {
  if (rule === null || settled_at === null) return null
  const paidFor: PaidFor = rule === 'service' ? 'service' : 'right'
  return { paid_for: paidFor, reason: reason ?? '', by: settler ?? '', at: settled_at.toISOString() }
}
