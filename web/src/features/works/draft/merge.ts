// Two people, or two tabs, changed one draft. Field by field: what only one side changed is taken from that side; what
// both changed differently is a clash that a person decides. Nothing is lost in between.
import type { DraftTrack } from '#contract/works/missing'
import type { WorkKind } from '#contract/works/work'
import { type Content, fieldsOf, isSame, trackIdOf, withFields } from './content'
import { followedFields } from './follow'

/** A question that only a person can answer. */
export type Clash = FieldClash | RemovalClash

export interface FieldClash {
  kind: 'fields'
  unit: string
  mine: Record<string, unknown>
  theirs: Record<string, unknown>
}

/** A track that was changed here and removed elsewhere. */
export interface RemovalClash {
  kind: 'removed'
  unit: string
  track: DraftTrack
}

export interface Merged {
  content: Content
  clashes: Clash[]
}

/**
 * Fields that make sense only together are decided together: the three answers of the rights gate, and what a single's
 * track takes over from its release.
 */
function unitOf(kind: WorkKind, field: string): string {
  const [part, id, name = '', inner = ''] = field.split('.')
  if (part !== 'tracks') return field
  if (kind === 'single' && followedFields.some(followed => followed === name)) return `details.${name}`
  return name === 'rights' && ['property', 'statement', 'source'].includes(inner)
    ? `tracks.${id}.rights.choice`
    : field
}

/** In the result a clash has my value: what was typed stays on the screen until it is decided. */
export function mergeContents(kind: WorkKind, base: Content, mine: Content, theirs: Content): Merged {
  const [before, here, there] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const units = new Map<string, string[]>()
  for (const field of there.keys()) {
    const unit = unitOf(kind, field)
    units.set(unit, [...(units.get(unit) ?? []), field])
  }
  const taken: [string, unknown][] = []
  const clashes: Clash[] = []
  for (const [unit, fields] of units) {
    const changedHere = fields.some(field => here.has(field) && !isSame(before.get(field), here.get(field)))
    if (!changedHere) continue
    const known = fields.filter(field => here.has(field))
    const changedThere = known.some(field => !isSame(before.get(field), there.get(field)))
    const differ = known.some(field => !isSame(here.get(field), there.get(field)))
    for (const field of known) taken.push([field, here.get(field)])
    if (!changedThere || !differ) continue
    const valuesOf = (values: Map<string, unknown>) =>
      Object.fromEntries(known.map(field => [field, values.get(field)]))
    clashes.push({ kind: 'fields', unit, mine: valuesOf(here), theirs: valuesOf(there) })
  }
  const ordered = { ...theirs, tracks: orderedTracks(base, mine, theirs) }
  return { content: withFields(ordered, taken), clashes: [...clashes, ...removals(base, mine, theirs)] }
}

/** Tracks stay in their order there, unless only the order here was changed. New ones come last. */
function orderedTracks(base: Content, mine: Content, theirs: Content): readonly DraftTrack[] {
  const idsOf = ({ tracks }: Content) => tracks.map(({ id }) => id)
  const common = (content: Content) => {
    const others = [base, mine, theirs].map(idsOf)
    return idsOf(content).filter(id => others.every(ids => ids.includes(id)))
  }
  if (!isSame(common(base), common(theirs)) || isSame(common(base), common(mine))) return theirs.tracks
  const places = new Map(idsOf(mine).map((id, index) => [id, index]))
  return theirs.tracks.toSorted((one, other) => (places.get(one.id) ?? 1000) - (places.get(other.id) ?? 1000))
}

function removals(base: Content, mine: Content, theirs: Content): Clash[] {
  const there = new Set(theirs.tracks.map(({ id }) => id))
  const before = new Map(base.tracks.map(track => [track.id, track]))
  return mine.tracks
    .filter(track => !there.has(track.id) && !isSame(before.get(track.id), track))
    .map(track => ({ kind: 'removed', unit: `tracks.${track.id}`, track }))
}

/** Whether this field waits for a decision. */
export function isHeld(kind: WorkKind, clashes: readonly Clash[], field: string): boolean {
  const unit = unitOf(kind, field)
  return clashes.some(clash => clash.unit === unit)
}

/** The track that a clash is about, if it is about one. */
export function trackOfClash(clash: Clash): number | undefined {
  return clash.kind === 'removed' ? clash.track.id : trackIdOf(clash.unit)
}
