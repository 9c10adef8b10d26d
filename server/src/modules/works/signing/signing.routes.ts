import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import { handle } from '../../../platform/http/call-handler'
import { previewOwnAgreement } from './preview-agreement'
import { signOwnAgreement } from './sign-agreement'

export const signingRoutes = [
  handle(previewAgreement, previewOwnAgreement),
  handle(signAgreement, signOwnAgreement),
]
