import type { checkKinds, checkStates } from '#contract/identity/check-calls'
import type { readMember } from '#contract/members/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { frozenReason } from '../identity/identity.public'
import { bytesKept, worksByStatus } from '../works/works.public'
import { allowedWith, shownMobile } from './members.policy'
import { findGuardian, findMember, listChecksOf, listColleaguesOf, listCompaniesOf } from './members.queries'
import { presentRow } from './present-member'

export async function readTheMember(context: CallContext<typeof readMember>) {
  const { tx, input, actor, site, language } = context
  const member = await findMember(tx, input.id)
  if (!member) throw new Refusal('notFound')
  const [guardian, checks, companies, colleagues, works, bytes] = await Promise.all([
    member.is_minor ? findGuardian(tx, member.id) : undefined,
    listChecksOf(tx, member.id),
    listCompaniesOf(tx, member.id),
    listColleaguesOf(tx, member.id),
    worksByStatus(tx, member.id),
    bytesKept(tx, member.id),
  ])
  return {
    ...presentRow(member, actor),
    artist_name: member.artist_name,
    contact_email: member.contact_email,
    contact_address: member.contact_address,
    is_minor: member.is_minor,
    guardian: guardian
      ? { name: guardian.guardian_name ?? '', mobile: shownMobile(guardian.guardian_mobile ?? '', actor) }
      : null,
    closes_at: member.closes_at?.toISOString() ?? null,
    frozen:
      member.state === 'frozen'
        ? {
            reason: frozenReason(member.frozen_reason, language),
            by: member.frozen_by,
            at: member.frozen_at?.toISOString() ?? null,
          }
        : null,
    royalty_rate: member.royalty_rate ?? site.facts.terms.royalty_rate,
    checks: checks.map(check => ({
      kind: (check.kind === 'adult' ? 'identity' : check.kind) as (typeof checkKinds)[number],
      id: check.id,
      state: check.state as (typeof checkStates)[number],
      submitted_at: (check.submitted_at as Date).toISOString(),
    })),
    companies: companies.map(({ id, nickname, role }) => ({ id, name: nickname, role })),
    colleagues: colleagues.map(({ person_id, mobile, role }) => ({
      id: person_id,
      mobile: shownMobile(mobile, actor),
      role,
    })),
    works_by_status: works,
    storage_bytes: bytes,
    can: allowedWith(member, actor),
  }
}
