// What an operator compares with the scans, in the order of the documents. A reason names one of these fields.
import { unseal } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'
import type { findEnterpriseCheck, findIdentityCheck } from './checks.queries'

type IdentityCheck = NonNullable<Awaited<ReturnType<typeof findIdentityCheck>>>
type EnterpriseCheck = NonNullable<Awaited<ReturnType<typeof findEnterpriseCheck>>>

interface Fact {
  field: string
  value: string
}

export function identityFacts(secrets: Secrets, check: IdentityCheck): Fact[] {
  const open = (place: string, sealed: Buffer | null) =>
    sealed && unseal(secrets, `${place} ${check.member_id}`, sealed).toString('utf8')
  return present([
    ['name', check.name],
    ['document', check.document],
    ['number', open('identity', check.number_sealed)],
    ['birth_date', check.birth_date],
    ['guardian_name', check.guardian_name],
    ['guardian_relation', check.guardian_relation],
    ['guardian_number', open('guardian', check.guardian_number_sealed)],
    ['guardian_birth_date', check.guardian_birth_date],
    ['guardian_mobile', check.guardian_mobile],
  ])
}

export function enterpriseFacts(check: EnterpriseCheck): Fact[] {
  return present([
    ['company_name', check.name],
    ['credit_code', check.credit_code],
    ['legal_representative', check.legal_representative],
  ])
}

function present(facts: Array<[field: string, value: string | null]>): Fact[] {
  return facts.flatMap(([field, value]) => (value === null ? [] : [{ field, value }]))
}
