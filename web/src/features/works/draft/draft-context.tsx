// The open draft, for everything below: what it says, what is missing, which messages are shown, and the way to a field.
import { createContext, use } from 'react'
import type { Missing } from '#contract/works/missing'
import type { ReleaseDetails, TrackDetails, TrackRights } from '#contract/works/work'
import type { FollowedReason } from '../reasons/followed-reasons'
import { type Content, withFields } from './content'
import type { DraftState } from './draft-state'
import { passToPerformers, passToTracks } from './follow'
import type { WorkKeeper } from './work-keeper'

/** A field by its name on the screen: `title`, `tracks.12.rights.source`, `tracks.12.material.music`. */
export type FieldKey = string

export interface OpenDraft {
  keeper: WorkKeeper
  state: DraftState
  isReadOnly: boolean
  isEnterprise: boolean
  /** In China. */
  today: string
  missing: readonly Missing[]
  /** What reviewers found, and what has become of it. */
  reasons: readonly FollowedReason[]
  /** As long as the files are not loaded, nobody can say which one is missing. */
  areFilesKnown: boolean
  /** What is missing, after another look at the files: somebody may have added one elsewhere, a check may be over. */
  lookAgain: () => Promise<readonly Missing[]>
  /** The field somebody was sent to last; `turn` tells one journey from the next. */
  target: { key: FieldKey; turn: number } | undefined
  /** Whether a field's message is shown by now. */
  isAsked: (key: FieldKey) => boolean
  /** The field was left: what is wrong in it may be said. */
  touch: (key: FieldKey) => void
  goTo: (key: FieldKey) => void
}

export const DraftContext = createContext<OpenDraft | null>(null)

export function useOpenDraft(): OpenDraft {
  const draft = use(DraftContext)
  if (!draft) throw new Error('useOpenDraft needs a StepFrame above it')
  return draft
}

/** Reads and writes fields of the release. What a single or an album passes on to its tracks goes with it. */
export function useRelease() {
  const { keeper, state } = useOpenDraft()
  const set = (values: Partial<ReleaseDetails>) =>
    keeper.edit(content => {
      const changed = { ...content, details: { ...content.details, ...values } }
      if ('artists' in values) return passToPerformers(state.work.kind, content, changed)
      return 'language' in values || 'explicit' in values ? passToTracks(content, changed) : changed
    })
  return { details: state.content.details, set }
}

export function useTrack(trackId: number) {
  const { keeper, state } = useOpenDraft()
  const details = state.content.tracks.find(({ id }) => id === trackId)?.details
  const set = (values: Partial<Omit<TrackDetails, 'rights'>>) =>
    keeper.edit(content => setFields(content, `tracks.${trackId}`, values))
  const setRights = (values: Partial<TrackRights>) =>
    keeper.edit(content => setFields(content, `tracks.${trackId}.rights`, values))
  return { details, set, setRights }
}

function setFields(content: Content, prefix: string, values: object): Content {
  return withFields(
    content,
    Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]),
  )
}
