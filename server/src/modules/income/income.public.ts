export { listBillsOf, sumBillsOf } from './bills/bills-of-member'
