import * as calls from '#contract/rights/agreement-calls'
import { handle } from '../../platform/http/call-handler'
import { checkByFile, checkByHash } from './check-agreement'
import { openTheAgreement } from './open-agreement'

export const rightsRoutes = [
  handle(calls.openAgreement, openTheAgreement),
  handle(calls.checkAgreementHash, checkByHash),
  handle(calls.checkAgreementFile, checkByFile),
]
