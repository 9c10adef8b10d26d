// What a member can do with a work besides its next step. The server's `can` decides; this says to which row it is done.
import type { Work } from '#contract/works/work'
import type { WorkRow } from '#contract/works/work-calls'
import { discardableStatuses, releasedStatuses } from '#contract/works/work-status'

/** Done at once or after a question. */
export const deeds = ['recall', 'restore', 'releaseAgain', 'copy', 'discard', 'takeDown', 'delete'] as const
export type Deed = (typeof deeds)[number]
/** Done on a screen of their own. */
export const journeys = ['edit', 'seeRevision', 'addMaterial', 'seeAdded', 'promote'] as const
export type Journey = (typeof journeys)[number]

export interface Acts {
  journeys: Journey[]
  deeds: { deed: Deed; id: number }[]
}

type Row = Pick<WorkRow, 'id' | 'status' | 'can' | 'revision'>

/** `open` is the open revision itself, where it is known: then it can be recalled from here too. */
export function actsOf({ id, status, can, revision }: Row, open?: Pick<Work, 'id' | 'can'>): Acts {
  const purpose = revision?.purpose
  const mayDiscard =
    open?.can.discard ??
    (revision !== null && can.start_revision && discardableStatuses.includes(revision.status))
  const possible: Record<Deed, number | false | undefined> = {
    recall: can.recall ? id : open?.can.recall && open.id,
    restore: can.restore && id,
    releaseAgain: can.release_again && id,
    copy: can.copy && id,
    discard: mayDiscard && revision?.id,
    takeDown: can.take_down && id,
    delete: can.delete && id,
  }
  return {
    journeys: journeys.filter(journey => {
      if (journey === 'promote') return releasedStatuses.includes(status)
      if (journey === 'seeRevision') return purpose === 'revision'
      if (journey === 'seeAdded') return purpose === 'supplement'
      return !revision && (journey === 'edit' ? can.start_revision : can.add_material)
    }),
    deeds: deeds.flatMap(deed => (possible[deed] ? [{ deed, id: possible[deed] }] : [])),
  }
}
