// Our words for an account → the wire's.
import type { accountStates } from '#contract/identity/account'
import type { userInfo } from '#contract/identity/calls'
import type { CallContext } from '../../platform/http/call-handler'
import type { Secrets } from '../../platform/secrets'
import { type KnownIdentity, readAccount, readAccountWithName } from './identity.queries'
import { maskMobile } from './masks'
import { presentRealName } from './verification/read-identity'

type Account = Awaited<ReturnType<typeof readAccount>>

export async function presentUserInfo({ tx, site }: CallContext, memberId: number, token: string) {
  return userInfoOf(await readAccount(tx, memberId), site.facts.domain, token)
}

export async function readUserInfo({ tx, actor, site, secrets }: CallContext<typeof userInfo>) {
  const account = await readAccountWithName(tx, actor.memberId)
  const isCompany = actor.memberId !== actor.personId
  return {
    userinfo: {
      ...userInfoOf(account, site.facts.domain, actor.token),
      // Colleagues act for the company; its owner's own number is not theirs to see.
      ...(isCompany && { username: maskMobile(account.mobile) }),
    },
    real_name: realNameOf(account.id, account.identity, secrets),
    user_account_info: {
      registered_at: account.created_at.toISOString(),
      state: account.state as (typeof accountStates)[number],
      closes_at: account.closes_at?.toISOString() ?? null,
      is_minor: account.is_minor,
      colleague_role: actor.role,
      company: isCompany ? { account_id: actor.memberId, name: account.nickname } : null,
      lost_company: actor.lost ?? null,
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

function realNameOf(memberId: number, known: KnownIdentity | null, secrets: Secrets) {
  if (!known) return null
  return presentRealName(secrets, {
    ...known,
    member_id: memberId,
    number_sealed: known.number === null ? null : Buffer.from(known.number, 'base64'),
    decided_at: known.decided_at === null ? null : new Date(known.decided_at),
  })
}
