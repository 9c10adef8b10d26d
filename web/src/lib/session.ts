// The browser's half of the session: a readable token. Without it the server refuses the secret half too.
import { clearCookie, readCookie } from './cookies'

export function hasToken(): boolean {
  return readCookie('token') !== undefined
}

/** The server knows the session no more. What is on the page stays: its member will want to go on. */
export function endSession() {
  clearCookie('token')
}

/** Begins the keys of what was typed and has not reached the server. */
export const unsentPrefix = 'work-changes'

/** Forgets everything of the member in this browser. Language and theme are not the member's and stay. */
export function forgetSession({ keepsUnsent = false } = {}) {
  clearCookie('token')
  // Private modes may refuse storage: then there is nothing to clear either.
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      for (const key of Object.keys(storage())) {
        if (!keepsUnsent || !key.startsWith(`${unsentPrefix}.`)) storage().removeItem(key)
      }
    } catch {}
  }
}
