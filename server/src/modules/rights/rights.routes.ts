import * as calls from '#contract/rights/agreement-calls'
import { handle } from '../../platform/http/call-handler'
import { checkByFile, checkByHash } from './check-agreement'
import { previewOwnAgreement } from './preview-agreement'
import { signOwnAgreement } from './sign-agreement'

export const rightsRoutes = [
  handle(calls.previewAgreement, previewOwnAgreement),
  handle(calls.signAgreement, signOwnAgreement),
  handle(calls.checkAgreementHash, checkByHash),
  handle(calls.checkAgreementFile, checkByFile),
]
