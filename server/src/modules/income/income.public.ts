export { incomeOf, listBillsOf, sumBillsOf } from './bills/bills-of-member'
export { confirmUnansweredBills } from './bills/confirm-unanswered.job'
export { titleOfBill } from './bills/title-of-bill'
export { importReportJob } from './importing/import-report.job'
