import * as calls from '#contract/infringement/calls'
import * as desk from '#contract/infringement/desk-calls'
import { handle } from '../../platform/http/call-handler'
import { addEvidence, answerByClaimant, readByClaimant } from './claimant-case'
import { askConfirmation, confirmClaim, mailConfirmationAgain } from './confirm-claim'
import { decideCase } from './decide-case'
import { listDesk, nameWork, readAtDesk } from './desk-cases'
import { endHold, holdIncome } from './hold-income'
import { counter, listOwn, readOwn } from './own-cases'
import { endLink, renewLink } from './renew-link'
import { submitCase } from './submit-case'

export const infringementRoutes = [
  handle(calls.submitInfringement, submitCase),
  handle(calls.confirmInfringement, confirmClaim),
  handle(calls.mailInfringementConfirmation, mailConfirmationAgain),
  handle(calls.renewInfringementLink, renewLink),
  handle(calls.readInfringementCase, readByClaimant),
  handle(calls.addInfringementEvidence, addEvidence),
  handle(calls.answerInfringement, answerByClaimant),
  handle(calls.listOwnInfringements, listOwn),
  handle(calls.readOwnInfringement, readOwn),
  handle(calls.counterInfringement, counter),
  handle(desk.listInfringements, listDesk),
  handle(desk.readInfringement, readAtDesk),
  handle(desk.nameInfringingWork, nameWork),
  handle(desk.moveInfringement, decideCase),
  handle(desk.holdInfringement, holdIncome),
  handle(desk.endInfringementHold, endHold),
  handle(desk.askInfringementConfirmation, askConfirmation),
  handle(desk.endInfringementLink, endLink),
]
