import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Call, type ColleagueRole, colleaguesOf } from '#contract/call'
import { accountQuery } from '../account/account-queries'
import { recallStanding } from '../account/standing'

/** Who somebody is in the account they act for; in their own account everybody is the owner. */
export function useRole(): ColleagueRole {
  const { data: account } = useQuery(accountQuery)
  // Known from the last page until the account is loaded, so that no button comes and goes.
  const [remembered] = useState(recallStanding)
  if (account) return account.user_account_info.colleague_role
  return remembered?.kind === 'acting' ? remembered.role : 'owner'
}

/** Whether a call is theirs to make: what it would refuse is not offered. */
export function useMay(call: Pick<Call, 'colleagues' | 'effect'>): boolean {
  return colleaguesOf(call).includes(useRole())
}
