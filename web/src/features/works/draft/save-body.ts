import type { SentInputOf } from '#contract/call'
import type { saveWork } from '#contract/works/work-calls'
import type { FieldValues } from './content'

export type SaveBody = Omit<SentInputOf<typeof saveWork>, 'id' | 'version'>

/** Only what was changed goes out. */
export function saveBody(changes: FieldValues): SaveBody {
  const parts: Record<'details' | 'scope', Record<string, unknown>> = { details: {}, scope: {} }
  const tracks = new Map<number, Record<string, unknown>>()
  for (const [field, value] of changes) {
    const [part, name = '', inner = '', innermost] = field.split('.')
    if (part === 'details' || part === 'scope') parts[part][name] = value
    else tracks.set(Number(name), put(tracks.get(Number(name)) ?? {}, inner, innermost, value))
  }
  const filled = Object.entries(parts).filter(([, values]) => Object.keys(values).length > 0)
  const ofTracks = [...tracks].map(([id, details]) => ({ id, details }))
  return { ...Object.fromEntries(filled), ...(ofTracks.length > 0 ? { tracks: ofTracks } : {}) } as SaveBody
}

function put(details: Record<string, unknown>, name: string, inner: string | undefined, value: unknown) {
  if (inner === undefined) return { ...details, [name]: value }
  return { ...details, [name]: { ...(details[name] as object), [inner]: value } }
}
