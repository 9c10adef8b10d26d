// Every call of the system, for the server's binder, the tests and the API description. The web never imports this.
import type { Call } from './call'
import * as content from './content/calls'
import * as covers from './covers/calls'
import * as identity from './identity/calls'
import * as messages from './messages/calls'
import * as payouts from './payouts/calls'
import * as sites from './sites/calls'
import * as support from './support/calls'
import * as works from './works/calls'

export const callsByModule: Record<string, Record<string, Call>> = {
  identity: { ...identity },
  works: { ...works },
  payouts: { ...payouts },
  messages: { ...messages },
  support: { ...support },
  content: { ...content },
  covers: { ...covers },
  sites: { ...sites },
}

export const allCalls: Call[] = Object.values(callsByModule).flatMap(calls => Object.values(calls))
