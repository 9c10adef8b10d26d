import { type ConsentKind, privacyPolicy } from '#contract/identity/consent-calls'
import type { Tx } from '../../../platform/database/query'
import { versionOfPage } from '../../content/content.public'
import { lockAccount } from '../freezing/freezing.queries'
import { insertConsent, latestConsent } from './consents.queries'
import './consents.texts'

interface Said {
  memberId: number
  kind: ConsentKind
  isGiven: boolean
  address: string
  now: Date
}

/** Writes what a member says now. The same word about the same version of the policy is written once. */
export async function recordConsent(tx: Tx, said: Said): Promise<void> {
  await lockAccount(tx, said.memberId)
  const version = await versionOfPage(tx, privacyPolicy)
  const before = await latestConsent(tx, said.memberId, said.kind)
  if (!before && !said.isGiven) return
  if (before?.is_given === said.isGiven && (!said.isGiven || before.version === version)) return
  await insertConsent(tx, { ...said, version })
}

export async function hasConsented(tx: Tx, memberId: number, kind: ConsentKind): Promise<boolean> {
  return (await latestConsent(tx, memberId, kind))?.is_given ?? false
}
