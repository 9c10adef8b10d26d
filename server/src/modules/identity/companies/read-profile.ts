import { accountGroups } from '#contract/identity/account'
import type { readProfile } from '#contract/identity/company-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { fileLink } from '../../files/files.public'
import { readAccount } from '../identity.queries'
import { latestEnterpriseCheck, readProfileRow } from './companies.queries'

type Reasons = { field: string; text: string }[]

export async function presentProfile(context: CallContext<typeof readProfile>) {
  const { tx, actor } = context
  const profile = await readProfileRow(tx, actor.memberId)
  const { is_minor } = await readAccount(tx, actor.memberId)
  const check = await latestEnterpriseCheck(tx, actor.memberId)
  const isOwner = actor.role === 'owner'
  const isOpen = !check || check.state === 'refused'
  return {
    nickname: profile.nickname,
    avatar: profile.avatar,
    contact: { email: profile.contact_email, address: profile.contact_address },
    artist_profile: {
      name: profile.artist_name,
      biography: profile.artist_biography,
      website: profile.artist_website,
    },
    enterprise: check
      ? {
          state: check.state as 'waiting',
          company_name: check.company_name,
          credit_code: check.credit_code,
          legal_representative: check.legal_representative,
          licence_url: isOwner
            ? fileLink(context, { id: check.licence_upload_id, agentId: tx.agentId })
            : null,
          reasons: check.reasons as Reasons,
          submitted_at: check.submitted_at.toISOString(),
        }
      : null,
    can: {
      edit: isOwner,
      certify: isOwner && isOpen && !is_minor && profile.group_id === accountGroups.personal,
      manage_colleagues: isOwner && profile.group_id === accountGroups.enterprise,
    },
  }
}
