// Keeps a text while somebody writes, saved by itself and always over what was saved before. What could not be saved stays
// in the browser, so that neither a reload nor a dead line loses it. Nothing is merged: who comes late is asked.
import type { ContentDraft } from '#contract/content/editing-calls'
import { autosave, type Sent } from '../../../../features/autosave/autosave'
import { watchedState } from '../../../../features/autosave/watched-state'
import { isSameText } from './is-same-text'

/** behind: somebody else has written meanwhile. refused: something has to be put right first. */
export type Saving = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused' | 'behind'

export interface Kept {
  draft: ContentDraft
  revision: number
  /** On its way when this was kept: the server may have it, although nobody heard the answer. */
  sent?: ContentDraft
}

export interface KeeperState extends Kept {
  id: number | undefined
  tid: number | undefined
  saving: Saving
  savedAt: number | undefined
  /** By the path of the field; without one under ''. */
  problems: Readonly<Record<string, string>>
}

export type Outcome =
  | { is: 'saved'; id: number; revision: number }
  | { is: 'behind'; theirs?: Kept }
  | { is: 'failed' }
  | { is: 'refused'; problems: Record<string, string> }

export interface Surroundings {
  save: (state: KeeperState) => Promise<Outcome>
  /** What is not saved yet, in this browser. */
  keep: (kept: Kept | undefined) => void
  pause?: number
  retryPause?: number
}

export type ContentKeeper = ReturnType<typeof keepContent>

export function keepContent(start: Kept & Pick<KeeperState, 'id' | 'tid'>, around: Surroundings) {
  const { pause = 1000, retryPause = 10_000 } = around
  let isDirty = false
  let hasLeft = false
  let unanswered: ContentDraft | undefined
  const { read, set, subscribe } = watchedState<KeeperState>({
    ...start,
    saving: 'idle',
    savedAt: undefined,
    problems: {},
  })
  const isBehind = () => read().saving === 'behind'
  const { later, flush, cancel, isBusy } = autosave(
    {
      hasUnsent: () => isDirty && !isBehind(),
      send,
      show: step => set({ saving: step === 'saving' ? 'saving' : 'failed' }),
      settle: () => !isBehind(),
    },
    { typing: pause, firstRetry: retryPause, longestRetry: retryPause },
  )

  async function send(): Promise<Sent> {
    const sent = read()
    unanswered = sent.draft
    keepHere()
    const outcome = await around.save(sent)
    if (outcome.is !== 'failed') unanswered = undefined
    if (outcome.is !== 'saved') {
      set({ saving: outcome.is, ...(outcome.is === 'refused' && { problems: outcome.problems }) })
      // Whoever comes back finds it kept here.
      return outcome.is === 'failed' && !hasLeft ? 'unreached' : 'stopped'
    }
    const { id, revision } = outcome
    isDirty = read().draft !== sent.draft || read().tid !== sent.tid
    set({ id, revision, saving: 'saved', savedAt: Date.now(), problems: {} })
    if (!isDirty) around.keep(undefined)
    return 'saved'
  }

  function keepHere() {
    const { draft, revision } = read()
    if (isDirty) around.keep({ draft, revision, ...(unanswered && { sent: unanswered }) })
  }

  function write(changed: Partial<KeeperState>) {
    isDirty = true
    hasLeft = false
    set({ ...changed, saving: isBehind() ? 'behind' : isBusy() ? 'saving' : 'waiting' })
    if (!isBehind()) later()
    keepHere()
  }

  return {
    read,
    subscribe,
    flush,
    keepHere,
    change: (changed: Partial<ContentDraft>) => write({ draft: { ...read().draft, ...changed } }),
    /** To another branch; saved with whatever else waits. */
    moveTo: (tid: number) => write({ tid }),
    /** What is on the server takes the place of what is here. */
    adopt({ draft, revision }: Kept) {
      cancel()
      isDirty = false
      around.keep(undefined)
      set({ draft, revision, saving: 'idle', problems: {} })
    },
    /** What is here is written over what somebody else has saved. */
    insist(revision: number): Promise<boolean> {
      isDirty = true
      set({ revision, saving: 'waiting' })
      return flush()
    },
    /** Something else than writing moved the item on. */
    follow: (revision: number) => set({ revision, problems: {} }),
    fallBehind: () => set({ saving: 'behind' }),
    complain: (problems: Record<string, string>) => set({ problems }),
    /** What an earlier visit could not save. Over something older it is behind, unless that was its own last save. */
    resume({ draft, revision, sent }: Kept) {
      const hasArrived = sent !== undefined && isSameText(sent, read().draft)
      const isLate = revision !== read().revision && !hasArrived
      isDirty = true
      set({ draft, saving: isLate ? 'behind' : 'waiting' })
      if (!isLate) later()
    },
    /** The page goes: what is not saved is kept here, and tried once more. */
    leave() {
      hasLeft = true
      if (!isDirty) return
      keepHere()
      void flush()
    },
  }
}
