import * as recorded from '../../modules/income/verify/recorded.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof recorded> = {
  listPostedReports: find(recorded.listPostedReports),
  listOwed: find((tx, { reportId }) => recorded.listOwed(tx, reportId)),
  listReadTables: find((tx, { reportId }) => recorded.listReadTables(tx, reportId)),
  listLeftOut: find((tx, { reportId }) => recorded.listLeftOut(tx, reportId, false)),
  listTitlesOf: find((tx, { reportId }) => recorded.listTitlesOf(tx, reportId)),
  listStoresOf: find((tx, { reportId }) => recorded.listStoresOf(tx, reportId)),
  listRatesOf: find((tx, { reportId }) => recorded.listRatesOf(tx, reportId)),
  listStandingPostings: find((tx, { reportId }) => recorded.listStandingPostings(tx, reportId)),
  listBillsOfReport: find((tx, { reportId }) => recorded.listBillsOfReport(tx, reportId)),
  listSignedRates: find((tx, { workId }) => recorded.listSignedRates(tx, [workId])),
  listAgreedParts: find(tx => recorded.listAgreedParts(tx, ['OWNED'])),
  listOwners: find((tx, { workId }) => recorded.listOwners(tx, [workId])),
  listRecordedParts: find((tx, { reportId }) => recorded.listRecordedParts(tx, reportId)),
  listLedgerOf: find((tx, { reportId }) => recorded.listLedgerOf(tx, reportId)),
}
