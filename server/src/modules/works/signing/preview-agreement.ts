import type { previewAgreement } from '#contract/rights/agreement-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { prepareAgreement } from './prepare-agreement'

export async function previewOwnAgreement(context: CallContext<typeof previewAgreement>) {
  const { terms, termsHash, signer, obstacle } = await prepareAgreement(context, context.input.work_id)
  return {
    terms,
    terms_hash: termsHash.toString('hex'),
    signer: signer ? { kind: signer.kind, name: signer.name, mobile_masked: signer.mobileMasked } : null,
    obstacle,
  }
}
