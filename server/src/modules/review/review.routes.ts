import * as calls from '#contract/review/calls'
import { handle } from '../../platform/http/call-handler'
import { takeDown } from '../works/works.public'
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
  handle(calls.staffTakeDown, takeDown),
  handle(calls.closeTakedown, closeTheTakedown),
]
