// The statuses of works as a member thinks of them: several codes share one label.
import type { WorkStatus } from '#contract/works/work-status'

export const workGroups = {
  information: ['00', '01'],
  scope: ['10', '11'],
  signing: ['100', '101'],
  review: ['200', '201', '300', '301'],
  rejected: ['400', '401'],
  distributing: ['990'],
  online: ['991'],
  takingDown: ['980'],
  takenDown: ['981'],
} as const satisfies Record<string, readonly WorkStatus[]>

export type WorkGroup = keyof typeof workGroups

export function groupOf(status: WorkStatus): WorkGroup {
  const groups = Object.entries(workGroups) as [WorkGroup, readonly WorkStatus[]][]
  // Every code is in a group: a test says so.
  return groups.find(([, statuses]) => statuses.includes(status))?.[0] as WorkGroup
}

/** Groups that have works, in the order of a work's way. */
export function countByGroup(counts: { status: string; count: number }[]) {
  const groups = Object.entries(workGroups) as [WorkGroup, readonly string[]][]
  return groups
    .map(([group, statuses]) => ({
      group,
      count: counts.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0),
    }))
    .filter(({ count }) => count > 0)
}
