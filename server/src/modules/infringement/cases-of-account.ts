import { Refusal } from '../../platform/refusal'
import type { AccountHooks } from '../identity/identity.public'
import { hasOpenMeasure } from './infringement.queries'
import './infringement.texts'

/** Whoever is accused is heard: an account stays until the claim about its release is decided. */
export const casesOfAccount: AccountHooks = {
  async onAccountClosing(tx, memberId) {
    if (await hasOpenMeasure(tx, memberId))
      throw new Refusal('cannotClose', { text: 'infringement.stillOpen' })
  },
}
