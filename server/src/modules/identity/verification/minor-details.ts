// The child and the guardian, read the same way at registration and when documents are handed in.
import type { z } from 'zod'
import type { guardianInput, registerMinor } from '#contract/identity/registration-calls'
import type { Secrets } from '../../../platform/secrets'
import type { OfferedCode } from '../sms-codes/spend-code'
import {
  indexOfNumber,
  type ReadDocument,
  readDocument,
  sealGuardianNumber,
  sealNumber,
  wrongNumber,
} from './document-number'
import type { CheckFields } from './verification.queries'

type ChildInput = z.output<typeof registerMinor.input>['child']
type GuardianInput = z.output<typeof guardianInput>

export type Child = ChildInput & { document: ReadDocument }
export type Guardian = GuardianInput & { document: ReadDocument }

export function readChild(child: ChildInput, field: string, now: Date): Child {
  const document = readDocument('resident_id', child.id_number, `${field}.id_number`, now)
  if (!document.isMinor) throw wrongNumber(`${field}.id_number`, 'verification.childIsAdult')
  return { ...child, document }
}

export function readGuardian(guardian: GuardianInput, field: string, now: Date): Guardian {
  const document = readDocument('resident_id', guardian.id_number, `${field}.id_number`, now)
  if (document.isMinor) throw wrongNumber(`${field}.id_number`, 'verification.guardianIsMinor')
  return { ...guardian, document }
}

/** The code that shows that the guardian is there. */
export function guardianCode(guardian: GuardianInput, field: string): OfferedCode {
  const { mobile, sms_code: code } = guardian
  return { mobile, purpose: 'guardian', code, field: `${field}.sms_code` }
}

export function childFields(secrets: Secrets, memberId: number, child: Child): CheckFields {
  return {
    name: child.name,
    document: 'resident_id',
    number_sealed: sealNumber(secrets, memberId, child.document.number),
    number_index: indexOfNumber(secrets, 'resident_id', child.document.number),
    birth_date: child.document.birthDate,
  }
}

export function guardianFields(secrets: Secrets, memberId: number, guardian: Guardian): CheckFields {
  return {
    guardian_name: guardian.name,
    guardian_number_sealed: sealGuardianNumber(secrets, memberId, guardian.document.number),
    guardian_relation: guardian.relation,
    guardian_mobile: guardian.mobile,
    guardian_birth_date: guardian.document.birthDate ?? undefined,
  }
}
