import type { WorkStatus } from '#contract/works/work-status'
import { groupOf } from '../../../../features/works/work-groups'

interface Counted {
  status: WorkStatus
  count: number
}

/** Codes that read the same are one line; its first code stands for it. */
export function byGroup(works: readonly Counted[]): Counted[] {
  const groups = new Map<string, Counted>()
  for (const { status, count } of works) {
    const known = groups.get(groupOf(status))
    groups.set(groupOf(status), { status: known?.status ?? status, count: count + (known?.count ?? 0) })
  }
  return [...groups.values()]
}
