import * as bills from '../../modules/income/posting/new-bills.queries'
import { gatherShares, gatherSums } from '../../modules/income/posting/shares.queries'
import type { Tx } from '../../platform/database/query'
import { change, find, type Owned, type ProbesOf } from './probe'

export const posting = ({ reportId, postingId }: Owned) => ({
  ...({
    reportId,
    postingId,
    month: '2026-05-01',
    currency: 'CNY',
    at: new Date(),
    confirmsAt: new Date(),
  } as const),
})

/** Fills the tables of the transaction that the others work on. */
export async function gather(tx: Tx, owned: Owned) {
  await gatherSums(tx, owned.reportId)
  await gatherShares(tx)
  await bills.gatherParts(tx, posting(owned))
}

const onParts = <Result>(run: (tx: Tx, owned: Owned) => Promise<Result>) =>
  async function gathered(tx: Tx, owned: Owned) {
    await gather(tx, owned)
    return run(tx, owned)
  }

export const probes: ProbesOf<typeof bills> = {
  gatherParts: change(gather),
  lockRests: change(onParts((tx, owned) => bills.lockRests(tx, posting(owned)))),
  insertBills: change(onParts((tx, owned) => bills.insertBills(tx, posting(owned), 0))),
  listCasesOfParts: find(onParts(tx => bills.listCasesOfParts(tx))),
  gatherBills: change((tx, owned) => bills.gatherBills(tx, posting(owned))),
  insertParts: change(
    onParts(async (tx, owned) => {
      await bills.gatherBills(tx, posting(owned))
      return bills.insertParts(tx, posting(owned))
    }),
  ),
  listPostedBills: find((tx, { postingId }) => bills.listPostedBills(tx, postingId)),
  sumReceivable: find((tx, owned) => bills.sumReceivable(tx, posting(owned))),
  sumSuspense: find((tx, owned) => bills.sumSuspense(tx, posting(owned))),
}
