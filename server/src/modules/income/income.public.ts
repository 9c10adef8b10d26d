export { incomeOf, listBillsOf, sumBillsOf } from './bills/bills-of-member'
export { confirmUnansweredBills } from './bills/confirm-unanswered.job'
export { importReportJob } from './importing/import-report.job'
