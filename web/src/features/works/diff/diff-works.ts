// What a revision changes: the released work and the revision side by side, field by field, track by track, file by file.
import type { Material, MaterialType } from '#contract/works/material'
import type { ReleaseDetails, Scope, TrackDetails, Work, WorkKind } from '#contract/works/work'
import { isSame } from '../draft/content'
import { followedFields } from '../draft/follow'

type Track = Pick<Work['tracks'][number], 'id' | 'revises' | 'position' | 'details'>
type File = Pick<Material, 'track_id' | 'type' | 'file_name' | 'sha256'> & Partial<Pick<Material, 'encoding'>>

export interface Side {
  details: ReleaseDetails
  scope: Scope
  tracks: readonly Track[]
  files: readonly File[]
}

export interface FieldChange {
  /** By its name on the screens: `title`, `rights.source`, `channels`. */
  field: string
  before: unknown
  after: unknown
}

/** Nothing on one side: added, or taken out. */
export interface FileChange {
  type: MaterialType
  before: string | null
  after: string | null
}

export interface TrackChange {
  /** Of the revision's track, or of the released one where that was taken out. */
  id: number
  kind: 'added' | 'removed' | 'changed'
  title: string
  position: number
  /** Where it stood before, if it was put elsewhere among the others. */
  movedFrom: number | null
  fields: FieldChange[]
  files: FileChange[]
}

export interface WorkDiff {
  release: FieldChange[]
  files: FileChange[]
  tracks: TrackChange[]
  scope: FieldChange[]
}

export function diffWorks(kind: WorkKind, online: Side, revised: Side): WorkDiff {
  return {
    release: fieldChanges(online.details, revised.details),
    files: fileChanges(filesOf(online, null), filesOf(revised, null)),
    tracks: trackChanges(kind, online, revised),
    scope: scopeChanges(online.scope, revised.scope),
  }
}

export function isUnchanged({ release, files, tracks, scope }: WorkDiff): boolean {
  return release.length + files.length + tracks.length + scope.length === 0
}

function fieldChanges(before: object, after: object, prefix = ''): FieldChange[] {
  const old = before as Record<string, unknown>
  return Object.entries(after)
    .filter(([name, value]) => !isSame(old[name], value))
    .map(([name, value]) => ({ field: prefix + name, before: old[name], after: value }))
}

/** All or some channels is one question. */
function scopeChanges(before: Scope, after: Scope): FieldChange[] {
  const { all_channels: _, channel_ids: __, ...rest } = after
  const channelsOf = ({ all_channels, channel_ids }: Scope) =>
    all_channels ? 'all' : channel_ids.toSorted((one, other) => one - other)
  return fieldChanges({ ...before, channels: channelsOf(before) }, { channels: channelsOf(after), ...rest })
}

function trackChanges(kind: WorkKind, online: Side, revised: Side): TrackChange[] {
  const before = new Map(online.tracks.map(track => [track.id, track]))
  const goesOn = new Set(revised.tracks.map(({ revises }) => revises))
  const removed = online.tracks
    .filter(({ id }) => !goesOn.has(id))
    .map(track => changeOf('removed', track, { files: fileChanges(filesOf(online, track.id), []) }))
  // Places count among the tracks that stay: one new track at the start moves nobody.
  const orderBefore = online.tracks.filter(({ id }) => goesOn.has(id)).map(({ id }) => id)
  const orderAfter = revised.tracks.flatMap(({ revises }) => (revises === null ? [] : [revises]))
  const present = revised.tracks.map(track => {
    const files = filesOf(revised, track.id)
    const old = track.revises === null ? undefined : before.get(track.revises)
    if (!old) return changeOf('added', track, { files: fileChanges([], files) })
    const hasMoved = orderBefore.indexOf(old.id) !== orderAfter.indexOf(old.id)
    return changeOf('changed', track, {
      movedFrom: hasMoved ? old.position : null,
      fields: changesInTrack(kind, old.details, track.details),
      files: fileChanges(filesOf(online, old.id), files),
    })
  })
  const isChange = ({ kind, fields, files, movedFrom }: TrackChange) =>
    kind !== 'changed' || fields.length + files.length > 0 || movedFrom !== null
  return [...present.filter(isChange), ...removed]
}

function changeOf(kind: TrackChange['kind'], track: Track, more: Partial<TrackChange>): TrackChange {
  const { id, position, details } = track
  return { id, kind, title: details.title, position, movedFrom: null, fields: [], files: [], ...more }
}

/** What a single's track takes over from its release is told there; the statement follows from the source. */
function changesInTrack(kind: WorkKind, before: TrackDetails, after: TrackDetails): FieldChange[] {
  const { rights: oldRights, ...old } = before
  const { rights, ...now } = after
  const isFollowed = (field: string) => kind === 'single' && followedFields.some(name => name === field)
  return [...fieldChanges(old, now), ...fieldChanges(oldRights, rights, 'rights.')].filter(
    ({ field }) => !isFollowed(field) && field !== 'rights.statement',
  )
}

function filesOf({ files }: Side, trackId: number | null): File[] {
  return files.filter(({ track_id }) => track_id === trackId)
}

/** By content: the same file under another name is the same file, but lyrics read in another encoding are others. One that
 * took another's place is one change. */
function fileChanges(before: readonly File[], after: readonly File[]): FileChange[] {
  const types = [...new Set([...before, ...after].map(({ type }) => type))]
  return types.flatMap(type => {
    const missing = (from: readonly File[], others: readonly File[]) =>
      from.filter(file => file.type === type && !others.some(other => isSameFile(file, other)))
    const gone = missing(before, after)
    const come = missing(after, before)
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
      type,
      before: nameOf(gone[index], come[index]),
      after: nameOf(come[index], gone[index]),
    }))
  })
}

const encodingOf = ({ encoding = null }: File) => encoding
const isSameFile = (one: File, other: File) =>
  one.type === other.type && one.sha256 === other.sha256 && encodingOf(one) === encodingOf(other)

function nameOf(file: File | undefined, other: File | undefined): string | null {
  if (!file) return null
  const isReadOtherwise = file.sha256 === other?.sha256 && encodingOf(file) !== null
  return isReadOtherwise ? `${file.file_name} (${encodingOf(file)})` : file.file_name
}
