import { giveDataConsent } from '#contract/identity/consent-calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import { submitWorkAgain } from '#contract/works/work-calls'
import { handle } from '../../../platform/http/call-handler'
import { giveConsent } from './give-consent'
import { previewOwnAgreement } from './preview-agreement'
import { signOwnAgreement } from './sign-agreement'
import { submitTheWorkAgain } from './submit-again'

export const signingRoutes = [
  handle(previewAgreement, previewOwnAgreement),
  handle(signAgreement, signOwnAgreement),
  handle(giveDataConsent, giveConsent),
  handle(submitWorkAgain, submitTheWorkAgain),
]
