// Where a message leads, from outside.
import type { Language } from '#contract/language'
import { say } from '../../platform/texts/texts'

/**
 * To the thing itself. A query keeps the way there through the login: an address without one is a bare visit to the route guard.
 */
export function addressOfMessage(origin: string, { id, link }: { id: number; link: string | null }) {
  const path = link ?? '/system-message'
  return `${origin}${path.includes('?') ? path : `${path}?message=${id}`}`
}

export const settingsOf = (origin: string, language: Language) => ({
  label: say('letter.settings', language),
  address: `${origin}/system-message?settings=open`,
})
