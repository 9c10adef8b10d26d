import * as calls from '#contract/review/calls'
import { handle } from '../../platform/http/call-handler'
import { keepTheWorkUp, takeTheWorkDown } from './decide-rights-case'
import { listTheRightsCases } from './list-rights-cases'
import {
  claim,
  closeTheTakedown,
  passTheContent,
  passTheRights,
  rejectTheWork,
  release,
} from './review-moves'

export const reviewRoutes = [
  handle(calls.claimWork, claim),
  handle(calls.releaseClaim, release),
  handle(calls.passContent, passTheContent),
  handle(calls.passRights, passTheRights),
  handle(calls.rejectWork, rejectTheWork),
  handle(calls.staffTakeDown, takeTheWorkDown),
  handle(calls.closeTakedown, closeTheTakedown),
  handle(calls.listRightsCases, listTheRightsCases),
  handle(calls.keepWorkUp, keepTheWorkUp),
]
