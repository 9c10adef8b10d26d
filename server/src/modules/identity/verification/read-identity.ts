// What a member sees of their own identity: names whole, numbers masked.

import type { OutputOf } from '#contract/call'
import { type guardianRelations, minorDocuments } from '#contract/identity/account'
import { isMinorOn, todayInChina } from '#contract/identity/age'
import type { identityInfo } from '#contract/identity/verification-calls'
import type { Tx } from '../../../platform/database/query'
import type { Linking } from '../../../platform/http/link-bearer'
import type { Secrets } from '../../../platform/secrets'
import { fileLink } from '../../files/files.public'
import { readAccount } from '../identity.queries'
import { maskDocument, maskMobile } from '../masks'
import { type DocumentKind, openGuardianNumber, openNumber } from './document-number'
import { type IdentityCheck, latestCheck, listScans } from './verification.queries'

type Info = OutputOf<typeof identityInfo>

export async function readIdentity(tx: Tx, memberId: number, linking: Linking): Promise<Info> {
  const { secrets, now } = linking
  const account = await readAccount(tx, memberId)
  const check = await latestCheck(tx, memberId)
  const isMinorCheck = check?.kind === 'minor'
  const hasComeOfAge =
    account.is_minor &&
    isMinorCheck &&
    check.birth_date !== null &&
    !isMinorOn(check.birth_date, todayInChina(now))
  return {
    path: account.is_minor && !hasComeOfAge ? 'minor' : 'adult',
    state: stateOf(check),
    real_name: presentRealName(secrets, check),
    guardian: presentGuardian(secrets, check),
    documents: isMinorCheck ? await presentScans(tx, check.id, linking) : noDocuments,
    reasons: (check?.reasons as Info['reasons'] | undefined) ?? [],
    has_come_of_age: hasComeOfAge,
  }
}

const noDocuments = minorDocuments.map(kind => ({ kind, present: false, url: null }))

function stateOf(check: Pick<NamedCheck, 'state'> | undefined): Info['state'] {
  if (!check || check.state === 'draft') return 'none'
  return check.state as Info['state']
}

/** What of a check tells who somebody is. */
interface NamedCheck {
  member_id: number
  kind: string | null
  state: string
  name: string | null
  document: string | null
  number_sealed: Buffer | null
  decided_at: Date | null
}

export function presentRealName(secrets: Secrets, check: NamedCheck | undefined): Info['real_name'] {
  if (!check?.name || !check.number_sealed) return null
  return {
    state: stateOf(check),
    name: check.name,
    document: check.document as DocumentKind,
    document_number_masked: maskDocument(openNumber(secrets, check.member_id, check.number_sealed)),
    is_minor: check.kind === 'minor',
    verified_at: check.state === 'approved' ? (check.decided_at?.toISOString() ?? null) : null,
  }
}

function presentGuardian(secrets: Secrets, check: IdentityCheck | undefined): Info['guardian'] {
  if (!check?.guardian_name || !check.guardian_number_sealed || !check.guardian_mobile) return null
  return {
    name: check.guardian_name,
    relation: check.guardian_relation as (typeof guardianRelations)[number],
    document_number_masked: maskDocument(
      openGuardianNumber(secrets, check.member_id, check.guardian_number_sealed),
    ),
    mobile_masked: maskMobile(check.guardian_mobile),
    birth_date: check.guardian_birth_date,
  }
}

async function presentScans(tx: Tx, checkId: number, linking: Linking): Promise<Info['documents']> {
  const scans = await listScans(tx, checkId)
  return minorDocuments.map(kind => {
    const scan = scans.find(candidate => candidate.kind === kind)
    const url = scan ? fileLink(linking, { id: scan.upload_id, agentId: tx.agentId }) : null
    return { kind, present: scan !== undefined, url }
  })
}
