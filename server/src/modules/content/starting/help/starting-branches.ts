import type { StartingBranch } from '../starting-help'

export const startingBranches: readonly StartingBranch[] = []
