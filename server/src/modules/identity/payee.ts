// Whose account a member's money may go to, and who is taxed on it.
import type { Tx } from '../../platform/database/query'
import { blindIndex } from '../../platform/seal'
import type { Secrets } from '../../platform/secrets'
import { findMembership, latestEnterpriseCheck } from './companies/companies.queries'
import { readSensitiveChange } from './identity.queries'
import { findSigner, type SigningObstacle } from './signing'
import { openGuardianNumber } from './verification/document-number'
import { sealTaxedPerson } from './verification/taxed-people'
import { approvedCheck } from './verification/verification.queries'

interface Person {
  index: Buffer
  document: 'resident_id' | 'passport' | 'company'
  /** Name and number for the tax office, which gets nothing about companies. */
  sealed?: Buffer
}

export interface Payee {
  kind: 'member' | 'guardian' | 'company'
  name: string
  mobileMasked: string
  /** Equal for the same holder, and tells nothing about them. */
  index: Buffer
  /** The verified identity: the minor, not the guardian; the company, not its owner. */
  person: Person
}

export async function findPayee(
  tx: Tx,
  secrets: Secrets,
  memberId: number,
  now: Date,
): Promise<Payee | SigningObstacle> {
  const signer = await findSigner(tx, secrets, memberId, now)
  if (typeof signer === 'string') return signer
  const check = await approvedCheck(tx, memberId)
  if (!check?.number_index || !check.document) return 'not_verified'
  const { mobileMasked, name } = signer
  const person: Person = {
    ...{ index: check.number_index, document: check.document as 'resident_id' | 'passport' },
    sealed: sealTaxedPerson(secrets, check),
  }
  if (signer.kind === 'member') return { kind: 'member', name, mobileMasked, index: person.index, person }
  if (signer.kind === 'guardian') {
    const number = openGuardianNumber(secrets, memberId, check.guardian_number_sealed as Buffer)
    return { kind: 'guardian', name, mobileMasked, person, index: blindIndex(secrets, 'guardian', number) }
  }
  const company = await latestEnterpriseCheck(tx, memberId)
  const index = blindIndex(secrets, 'company', company?.credit_code ?? '')
  return {
    kind: 'company',
    name: signer.party.name,
    mobileMasked,
    index,
    person: { index, document: 'company' },
  }
}

interface Change {
  why: 'mobile' | 'password' | 'guardian' | 'colleague'
  at: Date
}

/** What happened to the account, and to whoever acts for it, that somebody else might have done. */
export async function sensitiveChanges(
  tx: Tx,
  { memberId, personId }: { memberId: number; personId: number },
): Promise<Change[]> {
  const changes: Change[] = []
  for (const id of new Set([memberId, personId])) {
    const { sensitive_change: why, sensitive_change_at: at } = await readSensitiveChange(tx, id)
    if (at) changes.push({ why: (why ?? 'password') as Change['why'], at })
  }
  if (memberId !== personId) {
    const membership = await findMembership(tx, personId, memberId)
    if (membership) changes.push({ why: 'colleague', at: membership.role_since })
  }
  return changes
}
