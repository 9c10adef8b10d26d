import * as ledger from '../../modules/income/ledger/ledger.queries'
import { change, find, type ProbesOf, write } from './probe'

const entry = { account: { kind: 'fees', currency: 'CNY' }, amount: 1n } as const

export const probes: ProbesOf<typeof ledger> = {
  insertTransaction: change((tx, { reportId }) =>
    ledger.insertTransaction(tx, { kind: 'adjustment', at: new Date(), reportId }),
  ),
  openAccounts: write(tx => ledger.openAccounts(tx, [entry])),
  insertEntries: change((tx, { transactionId }) => ledger.insertEntries(tx, transactionId, [entry])),
  hasBalanceBeyond: find((tx, { transactionId }) => ledger.hasBalanceBeyond(tx, transactionId)),
}
