// What a member has to know on every screen: that they act for a company or cannot any more, or that the account will be deleted.
import type { ColleagueRole } from '#contract/call'
import type { CompanyLoss } from '#contract/identity/account'
import type { Account } from './account-queries'

export type Standing =
  | { kind: 'acting'; company: string; role: ColleagueRole }
  | { kind: 'lost'; company: string; why: CompanyLoss }
  | { kind: 'closing'; closesAt: string }

export function standingOf({ user_account_info: info }: Account): Standing | undefined {
  if (info.lost_company) return { kind: 'lost', company: info.lost_company.name, why: info.lost_company.why }
  if (info.company) return { kind: 'acting', company: info.company.name, role: info.colleague_role }
  if (info.state === 'closing' && info.closes_at) return { kind: 'closing', closesAt: info.closes_at }
}

const key = 'standing'

/** Kept in the browser, so that the next page has the line from its first moment and nothing moves down. */
export function rememberStanding(standing: Standing | undefined) {
  try {
    if (standing) localStorage.setItem(key, JSON.stringify(standing))
    else localStorage.removeItem(key)
  } catch {
    // Private modes may refuse storage: the line then comes with the account.
  }
}

export function recallStanding(): Standing | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
