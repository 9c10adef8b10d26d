export { listBillsOf, sumBillsOf } from './bills-of-member'
