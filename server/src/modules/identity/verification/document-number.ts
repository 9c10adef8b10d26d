import { isMinorOn, todayInChina } from '#contract/identity/age'
import { readResidentId } from '#contract/identity/resident-id'
import { Refusal } from '../../../platform/refusal'
import { blindIndex, seal, unseal } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'

export type DocumentKind = 'resident_id' | 'passport'

export interface ReadDocument {
  number: string
  /** A passport's number does not tell it. */
  birthDate: string | null
  isMinor: boolean
}

/** Ages come from the document, never from a form. */
export function readDocument(kind: DocumentKind, text: string, field: string, now: Date): ReadDocument {
  const today = todayInChina(now)
  if (kind === 'passport') {
    const number = text.replace(/\s/g, '').toUpperCase()
    if (!/^[A-Z0-9]{5,17}$/.test(number)) throw wrongNumber(field, 'verification.passportWrong')
    return { number, birthDate: null, isMinor: false }
  }
  const read = readResidentId(text, today)
  if (!read) throw wrongNumber(field, 'verification.idWrong')
  return { ...read, isMinor: isMinorOn(read.birthDate, today) }
}

export function wrongNumber(field: string, text: string) {
  return new Refusal('invalidInput', { fields: [{ field, text }] })
}

export function sealNumber(secrets: Secrets, memberId: number, number: string): Buffer {
  return seal(secrets, `identity ${memberId}`, number)
}

export function openNumber(secrets: Secrets, memberId: number, sealed: Buffer): string {
  return unseal(secrets, `identity ${memberId}`, sealed).toString()
}

export function sealGuardianNumber(secrets: Secrets, memberId: number, number: string): Buffer {
  return seal(secrets, `guardian ${memberId}`, number)
}

export function openGuardianNumber(secrets: Secrets, memberId: number, sealed: Buffer): string {
  return unseal(secrets, `guardian ${memberId}`, sealed).toString()
}

/** Equal documents have equal indexes, so that one person is verified once per agent. */
export function indexOfNumber(secrets: Secrets, kind: DocumentKind, number: string): Buffer {
  return blindIndex(secrets, 'identity document', `${kind}:${number}`)
}
