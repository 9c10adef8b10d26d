import type { CheckKind } from './present-check'

export function canDecide(check: { state: string }): boolean {
  return check.state === 'waiting'
}

/** A resident ID's number holds the birth date; a passport's does not. */
export function needsBirthDate(check: { document: string | null; birth_date: string | null }): boolean {
  return check.birth_date === null && check.document === 'passport'
}

/** What the audit log calls it. */
export function subjectOf(kind: CheckKind): string {
  return kind === 'enterprise' ? 'enterprise_check' : 'identity_check'
}
