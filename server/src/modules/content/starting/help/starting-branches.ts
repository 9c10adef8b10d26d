import type { StartingBranch } from '../starting-help'
import { account } from './account'
import { moneyAndHelp } from './money-and-help'
import { publishing } from './publishing'

export const startingBranches: readonly StartingBranch[] = [publishing, account, moneyAndHelp]
