// What has become of a reviewer's reason since the work was rejected. The server marks what stood there; both sides hold
// the work as it is now against that.
import type { Material } from './material'
import type { ReleaseDetails, Scope, TrackDetails } from './work'

/** replaced: another file stands there. changed: the field says something else. answered: its member explains. */
export const reasonStates = ['open', 'replaced', 'changed', 'answered'] as const
export type ReasonState = (typeof reasonStates)[number]

export interface MarkedWork {
  details: ReleaseDetails
  scope: Scope
  tracks: readonly { id: number; details: TrackDetails }[]
  materials: readonly (Pick<Material, 'type' | 'track_id' | 'sha256'> & Partial<Pick<Material, 'encoding'>>)[]
}

interface MarkedReason {
  field: string
  /** Null: it was rejected before marks were made. */
  mark: string | null
  answer: string
}

export function reasonState(reason: MarkedReason, work: MarkedWork): ReasonState {
  const { field, mark, answer } = reason
  if (mark !== null && markOf(field, work) !== mark) return isOfFile(field) ? 'replaced' : 'changed'
  return answer === '' ? 'open' : 'answered'
}

/** Only a file has seconds, and only the file that was heard. */
export const isOfFile = (field: string) => /(^|\.)material\./.test(field)

/** What stands in a field, in a form that can be compared. */
export function markOf(field: string, work: MarkedWork): string {
  const [, track, inTrack = field] = /^tracks\.(\d+)\.(.+)$/.exec(field) ?? []
  const trackId = track === undefined ? undefined : Number(track)
  const [, type] = /^material\.(\w+)$/.exec(inTrack) ?? []
  if (type !== undefined) return filesAt(work, type, trackId)
  if (trackId !== undefined) return plain(valueIn(inTrack, ofTrack(work, trackId)))
  if (field === 'tracks') return plain(work.tracks.map(({ id }) => id))
  if (field === 'channels') return plain([work.scope.all_channels, work.scope.channel_ids])
  if (field in work.details || field in work.scope)
    return plain(valueIn(field, { ...work.details, ...work.scope }))
  // It speaks of the whole, as channels do.
  return plain([work.details, work.scope, work.tracks, filesAt(work)])
}

function ofTrack(work: MarkedWork, trackId: number): object {
  const details = work.tracks.find(({ id }) => id === trackId)?.details
  return details ? { ...details, ...prefixed('rights.', details.rights) } : {}
}

const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))

const valueIn = (name: string, values: object): unknown => (values as Record<string, unknown>)[name] ?? null

function filesAt(work: MarkedWork, type?: string, trackId?: number): string {
  return work.materials
    .filter(
      file =>
        (type === undefined || file.type === type) && (trackId === undefined || file.track_id === trackId),
    )
    .map(({ sha256, encoding }) => `${sha256} ${encoding ?? ''}`)
    .sort()
    .join('\n')
}

/** The same whatever order its keys came in. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
