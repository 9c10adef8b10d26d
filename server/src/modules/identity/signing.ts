// Who signs for an account, and the code that proves it.

import { accountGroups } from '#contract/identity/account'
import { isMinorOn, todayInChina } from '#contract/identity/age'
import type { Tx } from '../../platform/database/query'
import type { MemberActor } from '../../platform/http/actor'
import type { Secrets } from '../../platform/secrets'
import { latestEnterpriseCheck } from './companies/companies.queries'
import { readAccount } from './identity.queries'
import { maskDocument, maskMobile } from './masks'
import { hashCode } from './sms-codes/code-hash'
import { ownNumber } from './sms-codes/own-number'
import { looksRight, type OfferedCode, spendCode } from './sms-codes/spend-code'
import { openGuardianNumber, openNumber } from './verification/document-number'
import { approvedCheck } from './verification/verification.queries'

export interface Signer {
  kind: 'member' | 'company' | 'guardian'
  /** Who types their name. */
  name: string
  mobileMasked: string
  /** Whose rights these are: the person, the minor or the company, with a number that tells them apart. */
  party: { name: string; numberMasked: string }
  guardian?: { name: string; numberMasked: string }
}

export type SigningObstacle = 'not_verified' | 'minor_not_approved'

export async function findSigner(
  tx: Tx,
  secrets: Secrets,
  memberId: number,
  now: Date,
): Promise<Signer | SigningObstacle> {
  const [account, check] = [await readAccount(tx, memberId), await approvedCheck(tx, memberId)]
  if (!check?.name || !check.number_sealed) return account.is_minor ? 'minor_not_approved' : 'not_verified'
  const person = {
    name: check.name,
    numberMasked: maskDocument(openNumber(secrets, memberId, check.number_sealed)),
  }
  if (check.kind === 'minor') {
    const { guardian_name: name, guardian_number_sealed: number, guardian_mobile: mobile, birth_date } = check
    if (!name || !number || !mobile) return 'minor_not_approved'
    // Who has come of age signs themselves, after a new identity check.
    if (birth_date !== null && !isMinorOn(birth_date, todayInChina(now))) return 'not_verified'
    const guardian = { name, numberMasked: maskDocument(openGuardianNumber(secrets, memberId, number)) }
    return { kind: 'guardian', name, mobileMasked: maskMobile(mobile), party: person, guardian }
  }
  const mobileMasked = maskMobile(account.mobile)
  if (account.group_id === accountGroups.enterprise) {
    const company = await latestEnterpriseCheck(tx, memberId)
    if (company?.state !== 'approved') return 'not_verified'
    const party = { name: company.company_name, numberMasked: company.credit_code }
    return { kind: 'company', name: person.name, mobileMasked, party }
  }
  return { kind: 'member', name: person.name, mobileMasked, party: person }
}

/** What is kept of the code as evidence, if it is right; nothing is counted or used up. */
export async function lookAtSigningCode(
  tx: Tx,
  secrets: Secrets,
  actor: MemberActor,
  code: string,
  now: Date,
): Promise<Buffer | undefined> {
  const offered = await signingCode(tx, actor, code)
  if (!(await looksRight(tx, secrets, offered, now))) return undefined
  return hashCode(secrets, offered.mobile, 'sign', code)
}

/** Uses up the code that went to whoever signs. */
export async function spendSigningCode(
  tx: Tx,
  secrets: Secrets,
  actor: MemberActor,
  code: string,
  now: Date,
): Promise<void> {
  await spendCode(tx, secrets, await signingCode(tx, actor, code), now)
}

/** A code that went to whoever speaks for the account. */
export async function spendOwnCode(
  tx: Tx,
  secrets: Secrets,
  actor: MemberActor,
  offered: {
    purpose: 'bank' | 'withdraw' | 'api_key' | 'webhook' | 'archive' | 'change_email'
    code: string
  },
  now: Date,
): Promise<void> {
  const mobile = await ownNumber(tx, actor, offered.purpose)
  await spendCode(tx, secrets, { ...offered, mobile, field: 'sms_code' }, now)
}

async function signingCode(tx: Tx, actor: MemberActor, code: string): Promise<OfferedCode> {
  return { mobile: await ownNumber(tx, actor, 'sign'), purpose: 'sign', code, field: 'sms_code' }
}
