import { logout } from '#contract/identity/calls'
import { api } from '../../lib/api'
import { links } from '../../lib/links'
import { forgetSession } from '../../lib/session'
import { queryClient } from './account-queries'

/** The browser forgets the session whatever the server answers. The message is shown on the page that follows. */
export async function logOut() {
  let message = ''
  try {
    message = (await api(logout, {}, { quiet: true })).msg
  } catch {
    // Already logged; without the token the server refuses the session anyway.
  }
  forgetSession()
  queryClient.clear()
  if (message) sessionStorage.setItem('farewell', message)
  location.assign(links.home)
}
