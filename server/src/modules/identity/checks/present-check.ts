import type { checkKinds, checkStates } from '#contract/identity/check-calls'

export type CheckKind = (typeof checkKinds)[number]
export type CheckState = (typeof checkStates)[number]

interface CheckRow {
  id: number
  state: string
  member_id: number
  nickname: string
  name: string | null
  submitted_at: Date | null
  decided_at: Date | null
  decided_by: string | null
}

/** The wire's kinds: an identity is an adult's. */
export function kindOf({ kind }: { kind: string }): 'identity' | 'minor' {
  return kind === 'minor' ? 'minor' : 'identity'
}

export function presentCheckRow(kind: CheckKind, row: CheckRow) {
  return {
    kind,
    id: row.id,
    state: row.state as CheckState,
    member_id: row.member_id,
    nickname: row.nickname,
    name: row.name ?? '',
    submitted_at: (row.submitted_at as Date).toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
  }
}
