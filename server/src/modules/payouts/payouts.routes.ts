import * as accounts from '#contract/payouts/bank-account-calls'
import { handle } from '../../platform/http/call-handler'
import { bindTheAccount, removeTheAccount } from './accounts/bind-account'
import { listTheBanks, nameTheBank, readBankAccount, readStanding } from './accounts/payout-standing'
import { batchRoutes } from './batches/batches.routes'

export const payoutRoutes = [
  ...batchRoutes,
  handle(accounts.listBanks, listTheBanks),
  handle(accounts.nameBankOfCard, nameTheBank),
  handle(accounts.bankAccount, readBankAccount),
  handle(accounts.payoutStanding, readStanding),
  handle(accounts.bindBankAccount, bindTheAccount),
  handle(accounts.removeBankAccount, removeTheAccount),
]
