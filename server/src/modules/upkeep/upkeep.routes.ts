import { checkFiles, listFindings, readUpkeep, releaseHold } from '#contract/upkeep/calls'
import { handle } from '../../platform/http/call-handler'
import { askForCheck, listTheFindings, readTheUpkeep, releaseTheHold } from './upkeep'

export const upkeepRoutes = [
  handle(readUpkeep, readTheUpkeep),
  handle(releaseHold, releaseTheHold),
  handle(checkFiles, askForCheck),
  handle(listFindings, listTheFindings),
]
