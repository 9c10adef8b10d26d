// The browser's half of the session: a readable token. Without it the server refuses the secret half too.
import { clearCookie, readCookie } from './cookies'

export function hasToken(): boolean {
  return readCookie('token') !== undefined
}

/** Forgets everything of the member in this browser. Language and theme are not the member's and stay. */
export function forgetSession() {
  clearCookie('token')
  // Private modes may refuse storage: then there is nothing to clear either.
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().clear()
    } catch {}
  }
}
