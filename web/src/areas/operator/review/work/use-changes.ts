// What is different from what was there before: the whole comparison, and for each field what it was.
import { useMemo, useState } from 'react'
import {
  diffWorks,
  type FieldChange,
  type Side,
  type WorkDiff,
} from '../../../../features/works/diff/diff-works'
import type { Review } from '../review-queries'

type Earlier = Review['earlier'][number]

export interface Changes {
  earlier: Earlier[]
  chosen: number
  choose: (index: number) => void
  /** Undefined: there is nothing to compare with. */
  diff: WorkDiff | undefined
  /** Undefined: it is the same. */
  at: (field: string) => { before: unknown; after: unknown } | undefined
}

export function useChanges({ work, materials, earlier }: Review): Changes {
  const [chosen, choose] = useState(0)
  const before = earlier[chosen]
  const diff = useMemo(() => before && compare({ work, materials }, before), [work, materials, before])
  const fields = useMemo(() => new Map(diff ? changedFields(diff) : []), [diff])
  return { earlier, chosen, choose, diff, at: field => fields.get(field) }
}

/** What is online has rows of its own; what was handed in before is the same rows as they were. */
export function compare(
  { work, materials }: Pick<Review, 'work' | 'materials'>,
  { kind, content }: Earlier,
): WorkDiff {
  const was: Side = {
    details: content.details,
    scope: content.scope,
    tracks: content.tracks.map(track => ({ ...track, revises: null })),
    files: content.materials,
  }
  const tracks = kind === 'online' ? work.tracks : work.tracks.map(track => ({ ...track, revises: track.id }))
  return diffWorks(work.kind, was, { ...work, tracks, files: materials })
}

type Sides = Pick<FieldChange, 'before' | 'after'>

function changedFields({ release, files, tracks, scope }: WorkDiff): [string, Sides][] {
  const entry = (prefix: string) => (change: FieldChange) =>
    [prefix + change.field, { before: change.before, after: change.after }] as [string, Sides]
  return [
    ...[...release, ...scope].map(entry('')),
    ...files.map(({ type, before }) => entry('')({ field: `material.${type}`, before, after: null })),
    ...tracks.flatMap(({ id, fields, files: ofTrack }) => [
      ...fields.map(entry(`tracks.${id}.`)),
      ...ofTrack.map(({ type, before }) =>
        entry(`tracks.${id}.`)({ field: `material.${type}`, before, after: null }),
      ),
    ]),
  ]
}
