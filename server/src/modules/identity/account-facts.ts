// What other modules may know of an account.
import { accountGroups } from '#contract/identity/account'
import type { Tx } from '../../platform/database/query'
import { readAccount } from './identity.queries'

export async function nicknameOf(tx: Tx, memberId: number): Promise<string> {
  return (await readAccount(tx, memberId)).nickname
}

export async function mobileOf(tx: Tx, memberId: number): Promise<string> {
  return (await readAccount(tx, memberId)).mobile
}

export async function isEnterprise(tx: Tx, memberId: number): Promise<boolean> {
  return (await readAccount(tx, memberId)).group_id === accountGroups.enterprise
}

/** The share signed with this member, or none: then the site's rate counts. */
export async function signedRate(tx: Tx, memberId: number): Promise<string | null> {
  return (await readAccount(tx, memberId)).royalty_rate
}

export async function accountState(tx: Tx, memberId: number): Promise<string> {
  return (await readAccount(tx, memberId)).state
}
