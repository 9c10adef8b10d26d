// Which modules have a say when an account closes or freezes, when bills are taken back, and in what work orders are about.
import { keysOfAccount } from './modules/api-keys/api-keys.public'
import { archivesOfAccount } from './modules/archive/archive.public'
import { coversOfAccount } from './modules/covers/covers.public'
import { joinAccounts } from './modules/identity/identity.public'
import { joinBills } from './modules/income/income.public'
import { moveInsOfAccount } from './modules/move-in/move-in.public'
import { payoutsOfAccount, payoutsOfBills, titleOfWithdrawal } from './modules/payouts/payouts.public'
import { joinTicketSubject } from './modules/support/support.public'
import { worksOfAccount } from './modules/works/works.public'

joinAccounts(worksOfAccount)
joinAccounts(payoutsOfAccount)
joinAccounts(coversOfAccount)
joinAccounts(keysOfAccount)
joinAccounts(archivesOfAccount)
joinAccounts(moveInsOfAccount)
joinBills(payoutsOfBills)
joinTicketSubject('withdrawal', titleOfWithdrawal)
