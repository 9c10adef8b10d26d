import * as bills from '../../modules/income/posting/new-bills.queries'
import { change, find, type Owned, type ProbesOf } from './probe'

const posting = ({ reportId, postingId }: Owned) => ({
  ...({
    reportId,
    postingId,
    month: '2026-05-01',
    currency: 'CNY',
    at: new Date(),
    confirmsAt: new Date(),
  } as const),
})

// Most of them work on tables of their transaction, which a stranger has not made.
export const probes: ProbesOf<typeof bills> = {
  gatherParts: change((tx, owned) => bills.gatherParts(tx, posting(owned))),
  lockRests: change((tx, owned) => bills.lockRests(tx, posting(owned))),
  insertBills: change((tx, owned) => bills.insertBills(tx, posting(owned), 0)),
  listCasesOfParts: find(tx => bills.listCasesOfParts(tx)),
  insertParts: change((tx, owned) => bills.insertParts(tx, posting(owned))),
  listPostedBills: find((tx, { postingId }) => bills.listPostedBills(tx, postingId)),
  sumReceivable: find((tx, owned) => bills.sumReceivable(tx, posting(owned))),
  sumSuspense: find((tx, owned) => bills.sumSuspense(tx, posting(owned))),
}
