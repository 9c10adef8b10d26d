import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { hasText, say } from '../../../platform/texts/texts'
import '../verification/verification.texts'
import { holdAccount } from './freezing.queries'
import './freezing.texts'

/** What staff wrote, or the name of a text when it was the system. */
export function frozenReason(stored: string | null, language: Language): string {
  return stored !== null && hasText(stored) ? say(stored, language) : (stored ?? '')
}

/** For who has proved to be the owner: they read why. */
export function accountIsFrozen(stored: string | null, language: Language): Refusal {
  const reason = frozenReason(stored, language)
  if (reason === '') return new Refusal('accountFrozen')
  return new Refusal('accountFrozen', { text: 'freezing.frozenBecause', params: { reason } })
}

/** A request may have been under way when its account was frozen: from here on, freezing waits for it. */
export async function requireOpenAccount(tx: Tx, memberId: number): Promise<void> {
  const account = await holdAccount(tx, memberId)
  if (account?.state !== 'active' && account?.state !== 'closing') throw new Refusal('accountFrozen')
}
