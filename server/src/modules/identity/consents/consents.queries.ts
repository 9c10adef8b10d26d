import type { Recipient } from '#contract/distribution/recipient'
import type { ConsentKind } from '#contract/identity/consent-calls'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

interface NewConsent {
  memberId: number
  kind: ConsentKind
  isGiven: boolean
  version: number
  wording: number
  recipients: readonly Recipient[]
  address: string
  now: Date
}

export function insertConsent(tx: Tx, consent: NewConsent) {
  const { memberId, kind, isGiven, version, wording, recipients, address, now } = consent
  const said = { member_id: memberId, kind, is_given: isGiven, version, wording }
  return execute(
    tx,
    build
      .insertInto('consents')
      .values({ ...said, recipients: JSON.stringify(recipients), at: now, address }),
  )
}

/** The newest word of a member on one kind. */
export function latestConsent(tx: Tx, memberId: number, kind: ConsentKind) {
  return maybeOne(
    tx,
    build
      .selectFrom('consents')
      .select(['is_given', 'version', 'wording', 'recipients'])
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** More than anybody gives and withdraws; the rest stays in the table. */
const mostShown = 50

export function listConsentRows(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('consents')
      .select(['kind', 'is_given', 'version', 'wording', 'recipients', 'at'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(mostShown),
  )
}
