// Keeps a draft while somebody writes: one save at a time, a moment after the last letter, always over what was saved
// before. What could not be saved stays in the browser, so that neither a reload nor a dead line loses it.
import type { ContentDraft } from '#contract/content/editing-calls'
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

export class DraftKeeper {
  private state: KeeperState
  private isDirty = false
  private hasLeft = false
  private running: Promise<boolean> | undefined
  private sent: ContentDraft | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    start: Kept & Pick<KeeperState, 'id' | 'tid'>,
    private readonly around: Surroundings,
  ) {
    this.state = { ...start, saving: 'idle', savedAt: undefined, problems: {} }
  }

  readonly read = () => this.state

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(changed: Partial<ContentDraft>) {
    this.write({ draft: { ...this.state.draft, ...changed } })
  }

  /** To another branch; saved at once, with whatever else waits. */
  moveTo(tid: number) {
    this.write({ tid })
  }

  /** Everything that was written is on the server when it answers true. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    if (this.running) return this.running
    if (!this.isDirty) return this.state.saving !== 'behind'
    if (this.state.saving === 'behind') return false
    this.running = this.saveAll()
    try {
      return await this.running
    } finally {
      this.running = undefined
    }
  }

  /** What is on the server takes the place of what is here. */
  adopt({ draft, revision }: Kept) {
    clearTimeout(this.timer)
    this.isDirty = false
    this.around.keep(undefined)
    this.set({ draft, revision, saving: 'idle', problems: {} })
  }

  /** What is here is written over what somebody else has saved. */
  insist(revision: number): Promise<boolean> {
    this.isDirty = true
    this.set({ revision, saving: 'waiting' })
    return this.flush()
  }

  /** Something else than writing moved the item on. */
  follow(revision: number) {
    this.set({ revision, problems: {} })
  }

  fallBehind() {
    this.set({ saving: 'behind' })
  }

  complain(problems: Record<string, string>) {
    this.set({ problems })
  }

  /** What an earlier visit could not save. Written over something older, it is behind, unless that was its own last save. */
  resume({ draft, revision, sent }: Kept) {
    const hasArrived = sent !== undefined && isSameText(sent, this.state.draft)
    const isBehind = revision !== this.state.revision && !hasArrived
    this.isDirty = true
    this.set({ draft, saving: isBehind ? 'behind' : 'waiting' })
    if (!isBehind) this.later()
  }

  /** The page goes: what is not saved is kept here, and tried once more. */
  leave() {
    this.hasLeft = true
    if (!this.isDirty) return
    this.keepHere()
    void this.flush()
  }

  keepHere() {
    const { draft, revision } = this.state
    if (this.isDirty) this.around.keep({ draft, revision, ...(this.sent && { sent: this.sent }) })
  }

  private write(changed: Partial<KeeperState>) {
    this.isDirty = true
    this.hasLeft = false
    const isBehind = this.state.saving === 'behind'
    this.set({ ...changed, saving: isBehind ? 'behind' : this.running ? 'saving' : 'waiting' })
    if (!isBehind) this.later()
    this.keepHere()
  }

  private later(pause = this.around.pause ?? 1000) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), pause)
  }

  private async saveAll(): Promise<boolean> {
    while (this.isDirty) {
      this.set({ saving: 'saving' })
      const sent = this.state
      this.sent = sent.draft
      this.keepHere()
      const outcome = await this.around.save(sent)
      if (outcome.is !== 'failed') this.sent = undefined
      if (outcome.is !== 'saved') {
        this.set({
          saving: outcome.is,
          problems: outcome.is === 'refused' ? outcome.problems : this.state.problems,
        })
        // Whoever comes back finds it kept here.
        if (outcome.is === 'failed' && !this.hasLeft) this.later(this.around.retryPause ?? 10_000)
        return false
      }
      const { id, revision } = outcome
      this.isDirty = this.state.draft !== sent.draft || this.state.tid !== sent.tid
      this.set({ id, revision, saving: 'saved', savedAt: Date.now(), problems: {} })
    }
    this.around.keep(undefined)
    return true
  }

  private set(changed: Partial<KeeperState>) {
    this.state = { ...this.state, ...changed }
    for (const listener of this.listeners) listener()
  }
}
