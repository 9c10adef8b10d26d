import * as calls from '#contract/rights/agreement-calls'
import { handle } from '../../platform/http/call-handler'
import { checkByFile, checkByHash } from './check-agreement'

export const rightsRoutes = [
  handle(calls.checkAgreementHash, checkByHash),
  handle(calls.checkAgreementFile, checkByFile),
]
