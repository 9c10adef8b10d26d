import * as services from '../../modules/payouts/tax/services.queries'
import { change, find, type ProbesOf } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof services> = {
  sumServices: find(async (tx, { serviceBillId }) => {
    const { share } = await services.sumServices(tx, { billIds: [serviceBillId] })
    return share === 0n ? undefined : share
  }),
  listPaidParties: find((tx, { serviceBillId }) =>
    services.listPaidParties(tx, { billIds: [serviceBillId] }),
  ),
  findPaidParty: find((tx, { producerPartyId }) => services.findPaidParty(tx, producerPartyId)),
  insertPartyRule: change((tx, { producerPartyId, staffId }) =>
    services.insertPartyRule(tx, {
      partyId: producerPartyId,
      rule: 'service',
      reason: 'probe',
      staffId,
      now,
    }),
  ),
}
