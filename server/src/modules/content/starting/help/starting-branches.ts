import type { StartingBranch } from '../starting-help'
import { account } from './account'
import { materials } from './materials'
import { money } from './money'
import { publishing } from './publishing'
import { release } from './release'
import { rights } from './rights'
import { support } from './support'

export const startingBranches: readonly StartingBranch[] = [
  publishing,
  materials,
  rights,
  release,
  account,
  money,
  support,
]
