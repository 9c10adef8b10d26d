// Which modules have a say when an account closes or freezes, when bills are taken back, and in what work orders are about.
import { keysOfAccount } from './modules/api-keys/api-keys.public'
import { archivesOfAccount } from './modules/archive/archive.public'
import { coversOfAccount } from './modules/covers/covers.public'
import { joinAccounts } from './modules/identity/identity.public'
import { joinBills, splitsOfAccount } from './modules/income/income.public'
import { casesOfAccount } from './modules/infringement/cases-of-account'
import { moveInsOfAccount } from './modules/move-in/move-in.public'
import { payoutsOfAccount, payoutsOfBills, titleOfWithdrawal } from './modules/payouts/payouts.public'
import { plansOfAccount } from './modules/plans/plans.public'
import { joinTicketSubject, ticketsOfAccount } from './modules/support/support.public'
import { webhooksOfAccount } from './modules/webhooks/webhooks.public'
import { worksOfAccount } from './modules/works/works.public'

// In the order of locks (platform/database/lock-order.ts): what makes works, works, splits, money.
joinAccounts(moveInsOfAccount)
joinAccounts(worksOfAccount)
joinAccounts(casesOfAccount)
joinAccounts(splitsOfAccount)
joinAccounts(payoutsOfAccount)
joinAccounts(coversOfAccount)
joinAccounts(keysOfAccount)
joinAccounts(archivesOfAccount)
joinAccounts(ticketsOfAccount)
joinAccounts(plansOfAccount)
joinAccounts(webhooksOfAccount)
joinBills(payoutsOfBills)
joinTicketSubject('withdrawal', titleOfWithdrawal)
