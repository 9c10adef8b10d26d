import { decideCheck, listChecks, openCheck } from '#contract/identity/check-calls'
import { handle } from '../../../platform/http/call-handler'
import './checks.texts'
import { decideTheCheck } from './decide-check'
import { listTheChecks } from './list-checks'
import { openTheCheck } from './open-check'

export const checksRoutes = [
  handle(listChecks, listTheChecks),
  handle(openCheck, openTheCheck),
  handle(decideCheck, decideTheCheck),
]
