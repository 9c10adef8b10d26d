export { writeBatch } from './batches/write-batch.job'
export { payoutsOfAccount, payoutsOfBills } from './withdrawals/payouts-of-account'
export { stopOverdueWithdrawals } from './withdrawals/stop-overdue.job'
