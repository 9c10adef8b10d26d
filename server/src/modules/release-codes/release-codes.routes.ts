import * as calls from '#contract/release-codes/calls'
import { handle } from '../../platform/http/call-handler'
import { addRange, closeTheRange, listTheRanges, setAlarms } from './manage-ranges'

export const releaseCodesRoutes = [
  handle(calls.listCodeRanges, listTheRanges),
  handle(calls.addCodeRange, addRange),
  handle(calls.closeCodeRange, closeTheRange),
  handle(calls.setCodeAlarms, setAlarms),
]
