export { receiveReport } from './arrival/grant-report-upload'
export { readDropFolders } from './arrival/read-drop-folders.job'
export { sandboxPayer } from './arrival/sandbox-payer'
export { type BillHooks, joinBills } from './bill-hooks'
export { type BillRow, lockBills } from './bills/bill-moves.queries'
export { findChannelNames } from './bills/bills.queries'
export { incomeOf, listBillsOf, sumBillsOf } from './bills/bills-of-member'
export { billsToTake, linesToTake } from './bills/bills-to-take'
export { type ChannelNames, channelOfBill } from './bills/channel-of-bill'
export { claimBills, unclaimBills } from './bills/claim-bills'
export { confirmUnansweredBills } from './bills/confirm-unanswered.job'
export { leaveUnclaimed } from './bills/leave-unclaimed'
export {
  areAskedBack,
  availableMonths,
  listAvailableBills,
  listPayableRows,
  lockBillsToWithdraw,
  type PayableRow,
  sumPayable,
} from './bills/payable-bills.queries'
export { titleOfBill } from './bills/title-of-bill'
export { listUnclaimedRows, lockClaimableBills, sumUnclaimed } from './bills/unclaimed-bills.queries'
export {
  intoWithdrawal,
  isWithdrawable,
  moveWithdrawnBills,
  outOfWithdrawal,
} from './bills/withdrawn-bills'
export { listFinance as financeOf } from './desk/report-list.queries'
export { settleDisputeJob } from './disputes/dispute-jobs'
export { sumDisputes } from './disputes/disputes.queries'
export { settleDispute } from './disputes/settle-dispute.job'
export { forgetDiscarded } from './importing/forget-discarded.job'
export { importReportJob } from './importing/import-report.job'
export { listUnreadTables } from './importing/list-unread-tables.job'
export { storedSource } from './importing/stored-source'
export { credit, debit, type LedgerEntry, writeTransaction } from './ledger/write-transaction'
export { carryOutReport } from './posting/carry-out.job'
export { roundOnce } from './posting/round-once.job'
export { readAmount } from './reading/read-amount'
export { ReportRefused } from './reading/report-refused'
export { openTextTable, splitTable } from './reading/text-table'
export { openZip, type ZipFile } from './reading/unpack/open-zip'
export { sumRequestsOfOthers } from './second-person/money-requests.queries'
export { seedCorrection } from './seeding/seed-correction'
export { type SeededReport, seedReport } from './seeding/seed-report'
export { seedSplit } from './seeding/seed-split'
export { expireSplits } from './splits/expire-splits.job'
export { inviteParty } from './splits/invite-party.job'
export { findStandingSplit } from './splits/splits.queries'
export { splitsOfAccount } from './splits/splits-of-account'
export { type Recording, recordingsOf } from './suspense/recordings-of'
export { tellOfPosting } from './telling/tell-of-posting.job'
