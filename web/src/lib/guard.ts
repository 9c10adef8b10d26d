// Who may see which address. The same function decides on the server, before anything is shown, and in the browser.
import { links } from './links'
import { screenAt } from './screens'

export const guestHome = '/guest/index'
export const memberHome = '/work-publish/entry'

const openToGuests = ['login', 'guest', 'register', 'help-center', 'download', 'hot-plan', 'advisory']
const onlyForGuests = ['login', 'guest']
/** Areas with a door of their own. */
const outside = [
  '/operator',
  '/identity-check',
  '/agreement-check',
  '/infringement',
  '/release',
  '/docs',
  '/kit',
]

/** Answers where the visitor belongs instead, or undefined when they may stay. */
export function redirectFor(pathname: string, hasToken: boolean, search = ''): string | undefined {
  if (outside.some(area => pathname === area || pathname.startsWith(`${area}/`))) return undefined
  const contains = (word: string) => pathname.includes(word)
  if (hasToken) return onlyForGuests.some(contains) ? memberHome : undefined
  if (openToGuests.some(contains)) return undefined
  return namesSomething(pathname, search) ? links.loginFor(pathname + search) : guestHome
}

/** A member's screen with a query leads to one thing, as links in messages do. A bare visit may be anybody's. */
function namesSomething(pathname: string, search: string): boolean {
  const asked = [...new URLSearchParams(search).keys()].some(name => name !== 'lang')
  return asked && screenAt(pathname)?.layout === 'member'
}
