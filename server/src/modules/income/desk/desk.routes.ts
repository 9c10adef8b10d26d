import * as disputes from '#contract/income/dispute-calls'
import * as requests from '#contract/income/money-request-calls'
import * as payers from '#contract/income/payer-calls'
import * as receipts from '#contract/income/receipt-calls'
import * as reports from '#contract/income/report-calls'
import * as suspense from '#contract/income/suspense-calls'
import { handle } from '../../../platform/http/call-handler'
import { fetchTheReport } from '../arrival/fetch-sandbox-report'
import { grantTheUpload, readTheUpload } from '../arrival/grant-report-upload'
import { holdDisputed } from '../disputes/hold-disputed'
import { listDisputes } from '../disputes/list-disputes'
import { closeTheDifference, moveTheMoney, recordThePayment } from '../receipts/receipt-calls'
import { askReceiptReversal } from '../receipts/reverse-receipt'
import { confirmTheRequest, refuseTheRequest } from '../second-person/decide-request'
import { listTheSuspense, searchTheRecordings } from '../suspense/list-suspense'
import { matchTheTitle, undoTheMatch } from '../suspense/match-title'
import { countTheReport, postTheReport, reverseTheReport } from './carry-out'
import { compareThem } from './compare-reports'
import { cancelTheReport, checkTheReport, discardTheReport, readTheReportAgain } from './decide-report'
import { holdTheBill, listTheBills, releaseTheBill } from './desk-bills'
import { enterTheRates, enterTheTotals, nameTheStores } from './enter-figures'
import { listTheRemarks } from './list-remarks'
import { listTheChannels, listTheReports } from './list-reports'
import { archiveThePayer, createThePayer, listThePayers, saveThePayer } from './manage-payers'
import { markTheTables } from './mark-tables'
import { previewTheReading } from './preview-reading'
import { readTheReport } from './read-income-report'

export const deskRoutes = [
  handle(payers.listPayers, listThePayers),
  handle(payers.listIncomeChannels, listTheChannels),
  handle(payers.createPayer, createThePayer),
  handle(payers.savePayer, saveThePayer),
  handle(payers.archivePayer, archiveThePayer),
  handle(reports.grantReportUpload, grantTheUpload),
  handle(reports.readReportUpload, readTheUpload),
  handle(reports.fetchSandboxReport, fetchTheReport),
  handle(reports.listReports, listTheReports),
  handle(reports.readIncomeReport, readTheReport),
  handle(reports.cancelReport, cancelTheReport),
  handle(reports.readReportAgain, readTheReportAgain),
  handle(reports.discardReport, discardTheReport),
  handle(reports.checkReport, checkTheReport),
  handle(reports.previewReading, previewTheReading),
  handle(reports.listReportRemarks, listTheRemarks),
  handle(reports.enterRates, enterTheRates),
  handle(reports.enterTotals, enterTheTotals),
  handle(reports.nameStores, nameTheStores),
  handle(reports.markReportTables, markTheTables),
  handle(reports.compareReports, compareThem),
  handle(reports.postIncomeReport, postTheReport),
  handle(reports.countReport, countTheReport),
  handle(reports.reverseReport, reverseTheReport),
  handle(suspense.listSuspense, listTheSuspense),
  handle(suspense.searchRecordings, searchTheRecordings),
  handle(suspense.matchTitle, matchTheTitle),
  handle(suspense.undoMatch, undoTheMatch),
  handle(receipts.recordPayment, recordThePayment),
  handle(receipts.closeReportDifference, closeTheDifference),
  handle(receipts.moveReceivedMoney, moveTheMoney),
  handle(requests.confirmMoneyRequest, confirmTheRequest),
  handle(requests.refuseMoneyRequest, refuseTheRequest),
  handle(receipts.reverseReceipt, askReceiptReversal),
  handle(receipts.listDeskBills, listTheBills),
  handle(receipts.holdBill, holdTheBill),
  handle(receipts.releaseBill, releaseTheBill),
  handle(disputes.listDisputes, listDisputes),
  handle(disputes.holdDisputedBills, holdDisputed),
]
