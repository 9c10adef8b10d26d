import { isDeepStrictEqual } from 'node:util'
import { isSameRecipient, type Recipient } from '#contract/distribution/recipient'
import { type ConsentKind, consentWordings, privacyPolicy } from '#contract/identity/consent-calls'
import type { Tx } from '../../../platform/database/query'
import { versionOfPage } from '../../content/content.public'
import { lockAccount } from '../freezing/freezing.queries'
import { insertConsent, latestConsent } from './consents.queries'
import './consents.texts'

interface Said {
  memberId: number
  kind: ConsentKind
  isGiven: boolean
  /** Abroad: who was named besides those that were named before. */
  recipients?: readonly Recipient[]
  address: string
  now: Date
}

/** Writes what a member says now. The same word about the same text and the same recipients is written once. */
export async function recordConsent(tx: Tx, { recipients = [], ...said }: Said): Promise<void> {
  await lockAccount(tx, said.memberId)
  const version = await versionOfPage(tx, privacyPolicy)
  const wording = consentWordings[said.kind]
  const before = await latestConsent(tx, said.memberId, said.kind)
  if (!before && !said.isGiven) return
  const kept = said.isGiven ? namedIn(before).filter(one => !recipients.some(isOfSameChannel(one))) : []
  const named = [...kept, ...recipients]
  const isSame = before?.is_given === said.isGiven && before.version === version && before.wording === wording
  if (before && !before.is_given && !said.isGiven) return
  if (isSame && isDeepStrictEqual(new Set(namedIn(before)), new Set(named))) return
  await insertConsent(tx, { ...said, version, wording, recipients: named })
}

/** To the words of today: who agreed to earlier ones is asked again. */
export async function hasConsented(tx: Tx, memberId: number, kind: ConsentKind): Promise<boolean> {
  return isInForce(kind, await latestConsent(tx, memberId, kind))
}

/** Those of them whom the member's consent does not name. */
export async function recipientsToName(
  tx: Tx,
  memberId: number,
  wanted: readonly Recipient[],
): Promise<Recipient[]> {
  if (wanted.length === 0) return []
  const latest = await latestConsent(tx, memberId, 'abroad')
  const named = isInForce('abroad', latest) ? namedIn(latest) : []
  return wanted.filter(one => !named.some(other => isSameRecipient(one, other)))
}

type Latest = Awaited<ReturnType<typeof latestConsent>>

const isInForce = (kind: ConsentKind, latest: Latest) =>
  latest?.is_given === true && latest.wording >= consentWordings[kind]

const namedIn = (latest: Latest): Recipient[] =>
  latest?.is_given ? (latest.recipients as unknown as Recipient[]) : []

const isOfSameChannel =
  ({ channel_id }: Recipient) =>
  (other: Recipient) =>
    other.channel_id === channel_id
