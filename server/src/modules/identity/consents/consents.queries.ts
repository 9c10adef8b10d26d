import type { ConsentKind } from '#contract/identity/consent-calls'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

interface NewConsent {
  memberId: number
  kind: ConsentKind
  isGiven: boolean
  version: number
  address: string
  now: Date
}

export function insertConsent(tx: Tx, { memberId, kind, isGiven, version, address, now }: NewConsent) {
  return execute(
    tx,
    build
      .insertInto('consents')
      .values({ member_id: memberId, kind, is_given: isGiven, version, at: now, address }),
  )
}

/** The newest word of a member on one kind. */
export function latestConsent(tx: Tx, memberId: number, kind: ConsentKind) {
  return maybeOne(
    tx,
    build
      .selectFrom('consents')
      .select(['is_given', 'version'])
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
      .select(['kind', 'is_given', 'version', 'at'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(mostShown),
  )
}
