import { useState } from 'react'

/** Whatever arrives twice with it happened once. Works without a safe connection, too. */
export function newSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export interface Sending {
  said: string
  key: string
}

/**
 * Chosen when it is sent, not while it is written: what is said once more before anybody heard an answer is the same
 * sending; anything else is another one. Words that were changed and changed back are the same words.
 */
export function sendingOf(content: object, last: Sending | undefined): Sending {
  const said = JSON.stringify(content)
  return last?.said === said ? last : { said, key: newSendingKey() }
}

/** For a form that does not outlive its page. */
export function useSendingKey() {
  const [sending] = useState(() => {
    let last: Sending | undefined
    return {
      keyFor: (content: object) => {
        last = sendingOf(content, last)
        return last.key
      },
      /** It was answered: the same words again are something new. */
      forget: () => {
        last = undefined
      },
    }
  })
  return sending
}
