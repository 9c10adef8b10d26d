import { logoutAccount } from '#contract/identity/calls'
import { api } from '../../lib/api'
import { keepFarewell } from '../../lib/farewell'
import { links } from '../../lib/links'
import { forgetSession } from '../../lib/session'
import { queryClient } from './account-queries'

/** The browser forgets the session whatever the server answers. */
export async function logOut() {
  let message = ''
  try {
    message = (await api(logoutAccount, {}, { quiet: true })).msg
  } catch {
    // Already logged; without the token the server refuses the session anyway.
  }
  leave(message)
}

/** Of a session that has ended. The message is shown on the page that follows. */
export function leave(message: string) {
  forgetSession()
  if (message) keepFarewell(message)
  // Not before the page goes: whatever is drawn once more would ask anew, and the refusal would lead to the login instead.
  addEventListener('pagehide', () => queryClient.clear(), { once: true })
  location.assign(links.home)
}
