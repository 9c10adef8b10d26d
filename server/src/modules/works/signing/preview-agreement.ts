import type { previewAgreement } from '#contract/rights/agreement-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { agreementInForce } from './in-force'
import { prepareAgreement } from './prepare-agreement'

export async function previewOwnAgreement(context: CallContext<typeof previewAgreement>) {
  const prepared = await prepareAgreement(context, context.input.work_id)
  const { terms, termsHash, signer, obstacle, unnamed } = prepared
  const { inForce, textChanged } = await agreementInForce(context, prepared)
  return {
    terms,
    terms_hash: termsHash.toString('hex'),
    signer: signer ? { kind: signer.kind, name: signer.name, mobile_masked: signer.mobileMasked } : null,
    in_force: inForce ? presentSigned(inForce) : null,
    text_changed: textChanged ? { ...presentSigned(textChanged.signed), what: textChanged.what } : null,
    obstacle,
    recipients: unnamed,
  }
}

const presentSigned = ({ number, signed_at }: { number: string; signed_at: Date }) => ({
  ...{ number, signed_at: signed_at.toISOString() },
})
