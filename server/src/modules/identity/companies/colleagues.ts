import { accountGroups } from '#contract/identity/account'
import type {
  answerInvitation,
  changeColleague,
  inviteColleague,
  listColleagues,
  listCompanies,
  switchAccount,
} from '#contract/identity/company-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { notify } from '../../messages/messages.public'
import { findMemberByMobile, readAccount } from '../identity.queries'
import { maskMobile } from '../masks'
import { requireReachable } from '../sms-codes/reachable-number'
import {
  acceptInvitation,
  findMembership,
  leaveCompany,
  listColleagueRows,
  listCompanyRows,
  putInvitation,
  removeColleague,
  setActsFor,
  setColleagueRole,
} from './companies.queries'
import './companies.texts'

type GivenRole = 'publisher' | 'finance' | 'reader'
type Membership = 'invited' | 'active'

export async function presentColleagues({ tx, actor }: CallContext<typeof listColleagues>) {
  const colleagues = await listColleagueRows(tx, actor.memberId)
  return colleagues.map(({ id, nickname, mobile, role, state, since }) => ({
    id,
    nickname,
    mobile_masked: maskMobile(mobile),
    role: role as GivenRole,
    state: state as Membership,
    since: since.toISOString(),
  }))
}

/** Whether the number has an account stays unknown: the invitation waits for whoever owns it. */
export async function invite({ tx, actor, input, now, answer }: CallContext<typeof inviteColleague>) {
  const company = await readAccount(tx, actor.memberId)
  if (company.group_id !== accountGroups.enterprise) {
    throw new Refusal('forbidden', { text: 'companies.notACompany' })
  }
  if (company.mobile === input.mobile) {
    throw new Refusal('invalidInput', { fields: [{ field: 'mobile', text: 'companies.ownNumber' }] })
  }
  await requireReachable(tx, input.mobile)
  await putInvitation(tx, actor.memberId, input.mobile, input.role, now)
  const person = await findMemberByMobile(tx, input.mobile)
  if (person) {
    await notify(tx, {
      memberId: person.id,
      kind: 'security',
      template: 'colleague.invitation',
      params: { company: company.nickname },
      link: '/person-center/information',
    })
  }
  answer.text = { key: 'companies.invited' }
  return null
}

export async function changeRole({ tx, actor, input, now, answer }: CallContext<typeof changeColleague>) {
  const touched =
    input.role === null
      ? await removeColleague(tx, actor.memberId, input.id)
      : await setColleagueRole(tx, actor.memberId, input.id, input.role, now)
  if (touched === 0 && input.role !== null) throw new Refusal('notFound')
  answer.text = { key: input.role === null ? 'companies.removed' : 'companies.roleChanged' }
  return null
}

export async function presentCompanies({ tx, actor }: CallContext<typeof listCompanies>) {
  const { mobile } = await readAccount(tx, actor.personId)
  const companies = await listCompanyRows(tx, actor.personId, mobile)
  return companies.map(({ id, account_id, name, role, state }) => ({
    id,
    account_id,
    name,
    role: role as GivenRole,
    state: state as Membership,
    is_current: account_id === actor.memberId,
  }))
}

export async function answerTheInvitation(context: CallContext<typeof answerInvitation>) {
  const { tx, actor, input, now, answer } = context
  const { mobile } = await readAccount(tx, actor.personId)
  const person = { id: actor.personId, mobile }
  const touched = input.accept
    ? await acceptInvitation(tx, input.id, person, now)
    : await leaveCompany(tx, input.id, person)
  if (touched === 0 && input.accept) throw new Refusal('notFound')
  answer.text = { key: input.accept ? 'companies.joined' : 'companies.left' }
  return null
}

async function requireOpenCompany(tx: Tx, personId: number, accountId: number) {
  const membership = await findMembership(tx, personId, accountId)
  if (!membership) throw new Refusal('notFound')
  if (membership.company_state !== 'active' && membership.company_state !== 'closing')
    throw new Refusal('accountFrozen', { text: 'companies.notOpen' })
}

export async function actFor({ tx, actor, input }: CallContext<typeof switchAccount>) {
  const accountId = input.account_id === actor.personId ? null : input.account_id
  if (accountId !== null) await requireOpenCompany(tx, actor.personId, accountId)
  await setActsFor(tx, actor.token, accountId)
  return null
}
