// The fields of a submission as the console calls them, and what is usually wrong with each.
import { adultDocuments, guardianRelations, minorDocuments } from '#contract/identity/account'
import type { AreaWords } from '../../../messages/areas'

type Key = keyof AreaWords['operator']

const facts = [
  'name',
  'document',
  'number',
  'birth_date',
  'guardian_name',
  'guardian_relation',
  'guardian_number',
  'guardian_birth_date',
  'guardian_mobile',
  'company_name',
  'credit_code',
  'legal_representative',
] as const
const scans = [...adultDocuments, ...minorDocuments, 'licence'] as const
/** For a reason that belongs to no single field. */
export const otherField = 'other'

const known: readonly string[] = [...facts, ...scans, otherField]

/** A field that came after this page was written is shown by its own name. */
export function fieldLabel(t: (key: Key) => string, field: string): string {
  return known.includes(field) ? t(`field.${field}` as Key) : field
}

export function cannedReasons(field: string): Key[] {
  if (field === otherField) return ['reason.doubt', 'reason.again']
  if (!known.includes(field)) return []
  if (field === 'licence') return [...unreadable, 'reason.expired', 'reason.notLicence']
  if (field === 'consent') return [...unreadable, 'reason.notSigned']
  if ((scans as readonly string[]).includes(field))
    return [...unreadable, 'reason.expired', 'reason.otherPerson']
  if (field === 'birth_date' || field === 'guardian_birth_date') return ['reason.differs']
  return ['reason.differs', 'reason.typo']
}

const unreadable: Key[] = ['reason.blurred', 'reason.cut', 'reason.glare', 'reason.copy']

const documents: Record<string, Key> = {
  resident_id: 'document.resident_id',
  passport: 'document.passport',
}

/** A value in words, and numbers in the groups that a document prints them in. */
export function factValue(
  t: (key: Key) => string,
  { field, value }: { field: string; value: string },
): string {
  if (field === 'document' && documents[value]) return t(documents[value])
  if (field === 'guardian_relation' && (guardianRelations as readonly string[]).includes(value)) {
    return t(`relation.${value}` as Key)
  }
  if (field.endsWith('number')) return value.replace(/^(\d{6})(\d{8})([\dX]{4})$/i, '$1 $2 $3')
  if (field === 'credit_code') return value.replace(/^(.{2})(.{6})(.{9})(.)$/, '$1 $2 $3 $4')
  if (field.endsWith('mobile')) return value.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
  return value
}
