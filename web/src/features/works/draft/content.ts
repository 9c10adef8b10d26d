// What a member writes in a draft, and its fields one by one: `details.title`, `tracks.12.rights.source`,
// `scope.release_date`. Saving, merging and keeping all speak of fields.

import type { DraftTrack } from '#contract/works/missing'
import type { ReleaseDetails } from '#contract/works/work'
import { releaseDetails, type Scope, scope, trackDetails, trackRights, type Work } from '#contract/works/work'

export interface Content {
  details: ReleaseDetails
  tracks: readonly DraftTrack[]
  scope: Scope
}

export type FieldValues = ReadonlyMap<string, unknown>

export function contentOf({ details, tracks, scope }: Pick<Work, 'details' | 'tracks' | 'scope'>): Content {
  return { details, tracks: tracks.map(({ id, details }) => ({ id, details })), scope }
}

export function fieldsOf(content: Content): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(content.details)) fields.set(`details.${name}`, value)
  for (const [name, value] of Object.entries(content.scope)) fields.set(`scope.${name}`, value)
  for (const { id, details } of content.tracks) {
    for (const [name, value] of fieldsOfTrack(details)) fields.set(`tracks.${id}.${name}`, value)
  }
  return fields
}

function fieldsOfTrack({ rights, ...rest }: DraftTrack['details']): [string, unknown][] {
  const ofRights = Object.entries(rights).map(([name, value]): [string, unknown] => [`rights.${name}`, value])
  return [...Object.entries(rest), ...ofRights]
}

/** The same content with other values in these fields. Fields of tracks that are not there are left out. */
export function withFields(content: Content, values: Iterable<readonly [string, unknown]>): Content {
  let { details, tracks, scope } = content
  for (const [field, value] of values) {
    const [part, name = '', ...rest] = field.split('.')
    if (part === 'details') details = { ...details, [name]: value }
    if (part === 'scope') scope = { ...scope, [name]: value }
    if (part === 'tracks')
      tracks = tracks.map(track => (track.id === Number(name) ? withField(track, rest, value) : track))
  }
  return { details, tracks, scope }
}

function withField(track: DraftTrack, [name = '', inner]: string[], value: unknown): DraftTrack {
  const { details } = track
  if (inner !== undefined)
    return { ...track, details: { ...details, rights: { ...details.rights, [inner]: value } } }
  return { ...track, details: { ...details, [name]: value } }
}

/** The track a field belongs to, if it is one of a track. */
export function trackIdOf(field: string): number | undefined {
  const [part, id] = field.split('.')
  return part === 'tracks' ? Number(id) : undefined
}

/** As the server will keep it: names without stray spaces, no name twice. What it would refuse stays as it is. */
function tidyValue(field: string, value: unknown): unknown {
  const [part, name = '', ...rest] = field.split('.')
  const tidy = schemaOf(part, part === 'tracks' ? rest : [name])?.safeParse(value)
  return tidy?.success ? tidy.data : value
}

interface Schema {
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
}

function schemaOf(part: string | undefined, [name = '', inner]: string[]): Schema | undefined {
  const shapes: Record<string, Record<string, Schema>> = {
    details: releaseDetails.shape,
    scope: scope.shape,
    tracks: inner === undefined ? trackDetails.shape : trackRights.shape,
  }
  return shapes[part ?? '']?.[inner ?? name]
}

/** Fields whose value differs, with the later value. Only fields that both have count. */
export function changesBetween(before: Content, after: Content): Map<string, unknown> {
  const old = fieldsOf(before)
  const changes = new Map<string, unknown>()
  for (const [field, value] of fieldsOf(after)) {
    if (!old.has(field) || isSame(old.get(field), value)) continue
    const tidy = tidyValue(field, value)
    if (!isSame(old.get(field), tidy)) changes.set(field, tidy)
  }
  return changes
}

/** Equal in all their parts, in whatever order these were written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(first)
  return names.length === Object.keys(second).length && names.every(name => isSame(first[name], second[name]))
}
