import { languages } from '#contract/language'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import { isAboutTheSame, listAgreements, termsChangedSince, whatChangedIn } from '../../rights/rights.public'
import { type Context, type Prepared, prepareAgreement } from './prepare-agreement'

type Signed = Awaited<ReturnType<typeof listAgreements>>[number]

interface Standing {
  inForce?: Signed
  /** About the same, but a newer text of the agreement says something else: what. */
  textChanged?: { signed: Signed; what: string }
}

/**
 * What was signed last, where it says what would be signed now. It may have been read in the other language: the terms are the
 * same, their words are not.
 */
export async function agreementInForce(context: Context, { work, signer }: Prepared): Promise<Standing> {
  const [signed] = await listAgreements(context.tx, work.id)
  if (!signed || !signer) return {}
  const before = signed.terms as unknown as AgreementTerms
  for (const language of languages) {
    const { terms } = await prepareAgreement({ ...context, language }, work.id)
    if (!isAboutTheSame(before, terms)) continue
    const version = termsChangedSince(before.template ?? 1)
    if (version === undefined) return { inForce: signed }
    return { textChanged: { signed, what: whatChangedIn(version, context.language) } }
  }
  return {}
}
