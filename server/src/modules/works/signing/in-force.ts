import { languages } from '#contract/language'
import { listAgreements } from '../../rights/rights.public'
import { type Context, type Prepared, prepareAgreement } from './prepare-agreement'

/**
 * What was signed last, where it says what would be signed now. It may have been read in the other language: the terms are the
 * same, their words and so their hash are not.
 */
export async function agreementInForce(context: Context, { work, signer }: Prepared) {
  const [last] = await listAgreements(context.tx, work.id)
  if (!last || !signer) return undefined
  for (const language of languages) {
    const { termsHash } = await prepareAgreement({ ...context, language }, work.id)
    if (termsHash.equals(last.terms_hash)) return last
  }
}
