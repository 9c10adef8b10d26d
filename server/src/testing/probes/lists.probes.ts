import * as lists from '../../modules/payouts/lists/lists.queries'
import { ownPerson } from './own-payouts'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof lists> = {
  listPayoutRows: find(tx => lists.listPayoutRows(tx, { limit: 10 })),
  listTaxed: find(tx => lists.listTaxed(tx, { month: '2026-05-01', after: 0, limit: 10 })),
  listUnsealedPeople: find((tx, { memberId }) => lists.listUnsealedPeople(tx, memberId)),
  putSealedPerson: change((tx, { memberId }) =>
    lists.putSealedPerson(tx, { memberId, index: ownPerson, sealed: Buffer.from('sealed') }),
  ),
}
