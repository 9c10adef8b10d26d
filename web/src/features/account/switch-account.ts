import { switchAccount } from '#contract/identity/company-calls'
import { api } from '../../lib/api'
import { links } from '../../lib/links'
import { rememberStanding, type Standing } from './standing'

interface Target {
  account_id: number
  name: string
  role: Extract<Standing, { kind: 'acting' }>['role']
}

/** For less than a second the server still knows a session as it was: the next page would be the other account's. */
const sessionKept = 1000

/** A whole new document follows, so that nothing of the other account stays behind. Null: oneself. */
export async function actFor(company: Target | null): Promise<never> {
  await api(switchAccount, { account_id: company?.account_id ?? null })
  rememberStanding(company ? { kind: 'acting', company: company.name, role: company.role } : undefined)
  // Drafts belong to the account they were written for.
  sessionStorage.clear()
  await new Promise(resolve => setTimeout(resolve, sessionKept))
  location.assign(links.publish)
  return new Promise(() => {})
}
