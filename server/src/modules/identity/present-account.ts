// Our words for an account → the wire's.
import type { userInfo } from '#contract/identity/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { readAccount } from './identity.queries'

type Account = Awaited<ReturnType<typeof readAccount>>

export async function presentUserInfo({ tx, site }: CallContext, memberId: number, token: string) {
  return userInfoOf(await readAccount(tx, memberId), site.facts.domain, token)
}

export async function readUserInfo({ tx, actor, site }: CallContext<typeof userInfo>) {
  const account = await readAccount(tx, actor.memberId)
  return {
    userinfo: userInfoOf(account, site.facts.domain, actor.token),
    real_name: null,
    user_account_info: {
      registered_at: account.created_at.toISOString(),
      state: account.state as 'active' | 'frozen' | 'closing',
      is_minor: account.is_minor,
      colleague_role: 'owner' as const,
    },
    rate: account.royalty_rate ?? site.facts.terms.royalty_rate,
  }
}

function userInfoOf(account: Account, domain: string, token: string) {
  return {
    avatar: account.avatar,
    nickname: account.nickname,
    token,
    username: account.mobile,
    domain,
    is_verify: account.verified_at ? (1 as const) : (0 as const),
    group_id: account.group_id,
  }
}
