// Which modules have a say when an account closes or freezes, and when bills are taken back.
import { joinAccounts } from './modules/identity/identity.public'
import { joinBills } from './modules/income/income.public'
import { payoutsOfAccount, payoutsOfBills } from './modules/payouts/payouts.public'
import { worksOfAccount } from './modules/works/works.public'

joinAccounts(worksOfAccount)
joinAccounts(payoutsOfAccount)
joinBills(payoutsOfBills)
