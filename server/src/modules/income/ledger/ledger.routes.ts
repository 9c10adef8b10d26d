import * as calls from '#contract/income/ledger-calls'
import { handle } from '../../../platform/http/call-handler'
import { listEntriesOfAccount } from './list-entries'
import { listAccounts, readTheLedger } from './read-ledger'
import { listParts, readTransaction } from './read-transaction'
import { entriesOfLine, listLinesOfBill, traceOneBill } from './trace-bill'

export const ledgerRoutes = [
  handle(calls.readLedger, readTheLedger),
  handle(calls.listLedgerAccounts, listAccounts),
  handle(calls.listLedgerEntries, listEntriesOfAccount),
  handle(calls.readLedgerTransaction, readTransaction),
  handle(calls.listTransactionEntries, listParts),
  handle(calls.traceBill, traceOneBill),
  handle(calls.listTracedLines, listLinesOfBill),
  handle(calls.readEntriesOfLine, entriesOfLine),
]
