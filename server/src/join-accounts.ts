// Which modules have a say when an account closes or freezes.
import { joinAccounts } from './modules/identity/identity.public'
import { worksOfAccount } from './modules/works/works.public'

joinAccounts(worksOfAccount)
