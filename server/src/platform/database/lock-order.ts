// Rows are locked in one order, so that no two transactions wait for each other: from the agent down to the detail, and within
// a table by ascending id. Holding a lock, a transaction takes only locks that come later here. Tests watch every
// transaction and fail on one that goes back.
import type { Tx } from './query'

const lockOrder = [
  'pending_deeds',
  ...(['agents', 'payers', 'income_reports', 'tax_people', 'income_claims'] as const),
  ...([
    'members',
    'move_ins',
    'upload_sessions',
    'works',
    'infringement_cases',
    'splits',
    'channels',
  ] as const),
  ...(['deliveries', 'withdrawals', 'bills', 'tickets'] as const),
  // The end of every changing call of staff: whether they may still make it.
  'staff',
] as const

type LockedTable = (typeof lockOrder)[number]
type Strength = 'share' | 'change'

const byAnyName = `"?(${lockOrder.filter(name => name !== 'staff').join('|')})"?`
const selected = new RegExp(`\\bfrom ${byAnyName}\\b.*\\bfor (no key update|update|share)\\b`, 's')
/** Many statements look at names of staff beside what they lock; only those that begin with staff lock them. */
const ofStaff = /^\s*select [^()]* from "?(staff)"? where .*\bfor (no key update|update|share)\b/s
const changed = new RegExp(`^\\s*(?:update|delete from) ${byAnyName}\\b`)

/** Runs each statement of a transaction past the order. */
export function watchLocks(tx: Tx): Tx {
  const held = new Map<LockedTable, Strength>()
  return {
    agentId: tx.agentId,
    run: (sql, values) => {
      const lock = lockOf(sql)
      if (lock) take(held, lock)
      return tx.run(sql, values)
    },
  }
}

function lockOf(sql: string): { table: LockedTable; strength: Strength } | undefined {
  const change = changed.exec(sql)
  if (change) return { table: change[1] as LockedTable, strength: 'change' }
  const select = ofStaff.exec(sql) ?? selected.exec(sql)
  if (!select) return undefined
  return { table: select[1] as LockedTable, strength: select[2] === 'share' ? 'share' : 'change' }
}

function take(held: Map<LockedTable, Strength>, { table, strength }: NonNullable<ReturnType<typeof lockOf>>) {
  const before = held.get(table)
  // Two that share a row and both want to change it wait for each other.
  if (before === 'share' && strength === 'change')
    throw new Error(`lock order: ${table} is held to be read only`)
  const later = [...held.keys()].filter(name => lockOrder.indexOf(name) > lockOrder.indexOf(table))
  if (!before && later.length > 0) throw new Error(`lock order: ${table} after ${later.join(', ')}`)
  if (!before) held.set(table, strength)
}
