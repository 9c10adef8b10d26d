import { accountGroups } from '#contract/identity/account'
import type { memberKinds, memberStates } from '#contract/members/calls'
import type { StaffActor } from '../../platform/http/actor'
import { shownMobile } from './members.policy'
import type { MemberRecord } from './members.queries'

export function presentRow(row: MemberRecord, actor: StaffActor) {
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    name: row.name,
    // Of a closed account only a placeholder is left.
    mobile: row.state === 'closed' ? '' : shownMobile(row.mobile, actor),
    kind: kindOf(row),
    verified: row.verified_at !== null,
    state: row.state as (typeof memberStates)[number],
    since: row.created_at.toISOString(),
    works: row.works,
  }
}

function kindOf(row: Pick<MemberRecord, 'group_id' | 'is_minor'>): (typeof memberKinds)[number] {
  if (row.group_id === accountGroups.enterprise) return 'enterprise'
  return row.is_minor ? 'minor' : 'personal'
}
