import * as transactions from '../../modules/income/ledger/ledger-transactions.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof transactions> = {
  findTransaction: find((tx, { transactionId }) => transactions.findTransaction(tx, transactionId)),
  sumTransaction: find((tx, { transactionId }) => transactions.sumTransaction(tx, transactionId)),
  listRates: find((tx, { reportId }) => transactions.listRates(tx, reportId)),
  listPartRows: find((tx, { transactionId }) => transactions.listPartRows(tx, { transactionId, limit: 9 })),
}
