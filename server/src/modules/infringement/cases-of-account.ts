import { Refusal } from '../../platform/refusal'
import type { AccountHooks } from '../identity/identity.public'
import { emptyAnswers, forgetEvidenceOf, forgetNameOf, hasOpenMeasure } from './cases-of-account.queries'
import './infringement.texts'

export const casesOfAccount: AccountHooks = {
  /** Whoever is accused is heard: an account stays until the claim about its release is decided. */
  async onAccountClosing(tx, memberId) {
    if (await hasOpenMeasure(tx, memberId))
      throw new Refusal('cannotClose', { text: 'infringement.stillOpen' })
  },

  /** That there was an answer, when, and what came of it stays with the case; what was said and sent goes, like a ticket's words. */
  async onAccountClosed(tx, memberId) {
    await emptyAnswers(tx, memberId)
    await forgetEvidenceOf(tx, memberId)
    await forgetNameOf(tx, memberId)
  },
}
