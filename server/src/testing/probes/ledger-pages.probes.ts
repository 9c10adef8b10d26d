import * as pages from '../../modules/income/ledger/ledger-pages.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof pages> = {
  listGroups: find(tx => pages.listGroups(tx)),
  listAccountRows: find(tx => pages.listAccountRows(tx, { limit: 9 })),
  findAccount: find((tx, { accountId }) => pages.findAccount(tx, accountId)),
  listEntryRows: find((tx, { accountId }) => pages.listEntryRows(tx, { accountId, limit: 9 })),
}
