// How far a work is on its way, in the five stations its member sees.
import type { WorkStatus } from '#contract/works/work-status'
import type { WayState } from '../../ui/status-way'
import { groupOf, type WorkGroup } from './work-groups'

export const wayStations = ['prepare', 'authorize', 'review', 'distribute', 'online'] as const
export type WayStation = (typeof wayStations)[number]

const places: Record<WorkGroup, number> = {
  information: 0,
  scope: 1,
  signing: 1,
  review: 2,
  rejected: 2,
  distributing: 3,
  online: 4,
  takingDown: 4,
  takenDown: 4,
}

/** Where it stands now. */
export function stationOf(status: WorkStatus): WayStation {
  return wayStations[places[groupOf(status)]] as WayStation
}

export function wayOf(status: WorkStatus): WayState[] {
  const group = groupOf(status)
  const here = places[group]
  return wayStations.map((_, place) => {
    if (place < here) return 'done'
    if (place > here) return 'next'
    if (group === 'rejected') return 'problem'
    if (group === 'online') return 'done'
    // What is taken down has been everywhere and is nowhere.
    return group === 'takingDown' || group === 'takenDown' ? 'next' : 'now'
  })
}
