import * as calls from '#contract/infringement/calls'
import * as desk from '#contract/infringement/desk-calls'
import { handle } from '../../platform/http/call-handler'
import { addEvidence, answerByClaimant, readByClaimant } from './claimant-case'
import { decideCase } from './decide-case'
import { listDesk, nameWork, readAtDesk } from './desk-cases'
import { counter, listOwn, readOwn } from './own-cases'
import { submitCase } from './submit-case'

export const infringementRoutes = [
  handle(calls.submitInfringement, submitCase),
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
]
