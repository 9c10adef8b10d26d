// Where on the screens something is missing: the name of the field, and the step it stands on.
import { type Circumstances, type Draft, type Missing, missingOf } from '#contract/works/missing'
import { emptyRelease, emptyTrack, type Work, type WorkKind } from '#contract/works/work'
import { clock } from '../materials/player/clock'
import type { FieldKey } from './draft/draft-context'
import { followedFields } from './draft/follow'

export function keyOf({ field, trackId }: Pick<Missing, 'field' | 'trackId'>): FieldKey {
  return trackId === undefined ? field : `tracks.${trackId}.${field}`
}

const ofScope = ['channels', 'territory', 'release_date']

export function stepOf(key: FieldKey): 1 | 2 | 3 {
  if (key.includes('material.')) return 2
  return ofScope.includes(key) ? 3 : 1
}

/** What a single asks once is missing once. */
export function missingOnce(kind: WorkKind, missing: readonly Missing[]): Missing[] {
  if (kind !== 'single') return [...missing]
  const isFollowed = ({ field, step }: Missing) => step === 1 && followedFields.some(name => name === field)
  return missing.filter(entry => entry.trackId === undefined || !isFollowed(entry))
}

/** Of what a step asks for, how much is there: 0 to 1. An empty draft of the same shape is the measure. */
export function shareDone(
  draft: Draft,
  missing: readonly Missing[],
  step: 1 | 2,
  circumstances: Circumstances,
): number {
  const empty = {
    ...draft,
    details: emptyRelease,
    tracks: draft.tracks.map(({ id }) => ({ id, details: emptyTrack })),
    materials: [],
  }
  const count = (list: readonly Missing[]) => list.filter(entry => entry.step === step).length
  const all = count(missingOnce(draft.kind, missingOf(empty, circumstances)))
  return all === 0 ? 1 : Math.max(0, 1 - count(missing) / all)
}

/** What is asked together with something else, or follows from it. */
const askedAs: Record<string, string> = {
  if_late: 'release_date',
  all_channels: 'channels',
  channel_ids: 'channels',
  instrumental: 'language',
  'rights.statement': 'rights.source',
}

/** The field on the screens where this one is put right. What a single asks once stands with its release. */
export function fieldOnScreen(kind: WorkKind, key: FieldKey): FieldKey {
  const [, track = '', name = key] = /^(tracks\.\d+\.)?(.+)$/.exec(key) ?? []
  const asked = askedAs[name] ?? name
  const isFollowed = kind === 'single' && followedFields.some(field => field === asked)
  return isFollowed ? asked : track + asked
}

/** The reviewers' words, with the second of the audio they mean. */
export function sayReasons(
  reasons: readonly Pick<Work['reasons'][number], 'text' | 'second'>[],
): string | undefined {
  const texts = reasons.map(({ text, second }) => (second === null ? text : `${clock(second)} ${text}`))
  return texts.length > 0 ? texts.join(' ') : undefined
}
