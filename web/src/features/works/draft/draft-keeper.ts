// The autosave of one draft. What the screen shows is the truth here: every change is kept in this browser at once and
// sent a moment later, one request after the other, each on the version the last one answered. A draft that was changed
// elsewhere is merged; what cannot be merged waits as a clash until somebody decides.
import type { Work } from '#contract/works/work'
import { type Content, changesBetween, contentOf, type FieldValues, withFields } from './content'
import { type Decision, type DraftState, mayChange, type Wires } from './draft-state'
import { followRelease } from './follow'
import { type Clash, isHeld, mergeContents } from './merge'
import { saveBody } from './save-body'

export type DraftKeeper = ReturnType<typeof keepDraft>

const typingPause = 600
const firstWait = 2_000
const longestWait = 60_000
/** Somebody else saves all the time: stop, breathe, go on. */
const mostMerges = 5

export function keepDraft(opened: Work, wires: Wires) {
  const listeners = new Set<() => void>()
  const { kind } = opened
  let { version } = opened
  /** What the server has. */
  let base = contentOf(opened)
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let queue: Promise<unknown> = Promise.resolve()
  let state: DraftState = {
    work: opened,
    ...begin(opened),
    saving: { kind: 'saved', at: null },
    decisions: [],
    hasStranded: false,
  }

  /** A work that can be changed comes with what was kept of it in this browser. */
  function begin(work: Work): Pick<DraftState, 'content' | 'clashes'> {
    if (!work.can.edit && !work.can.choose_scope) return { content: contentOf(work), clashes: [] }
    const { content, clashes } = wires.restore(work)
    return { content: followRelease(kind, content), clashes }
  }

  function set(part: Partial<DraftState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const allChanges = () =>
    new Map([...changesBetween(base, state.content)].filter(([field]) => mayChange(state.work, field)))
  const changesToSend = () =>
    new Map([...allChanges()].filter(([field]) => !isHeld(kind, state.clashes, field)))
  const keepHere = () => {
    if (!state.hasStranded) wires.keep(base, allChanges())
  }

  function plan(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  function edit(change: (content: Content) => Content) {
    const { can } = state.work
    if (!can.edit && !can.choose_scope) return
    set({ content: followRelease(kind, change(state.content)), saving: { kind: 'unsent' } })
    keepHere()
    plan(typingPause)
  }

  /** One thing after the other, whatever became of the one before. */
  function inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const turn = queue.then(deed)
    queue = turn.catch(() => {})
    return turn
  }

  /** Everything that can be saved is saved, or the state says why not. Answers whether it is. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    return inTurn(saveAll)
  }

  async function saveAll(): Promise<boolean> {
    let merges = 0
    while (merges < mostMerges) {
      const changes = changesToSend()
      if (changes.size === 0) return settle()
      set({ saving: { kind: 'saving' } })
      try {
        await saveOnce(changes)
        merges = 0
      } catch (error) {
        if (!(await overcome(error))) return false
        merges++
      }
    }
    unreached()
    return false
  }

  function settle(): true {
    wait = firstWait
    if (state.saving.kind !== 'saved') set({ saving: { kind: 'saved', at: new Date().toISOString() } })
    keepHere()
    return true
  }

  async function saveOnce(changes: FieldValues) {
    const saved = await wires.save(version, saveBody(changes), false)
    version = saved.version
    base = withFields(base, changes)
    set({ saving: { kind: 'saved', at: saved.saved_at }, work: { ...state.work, version } })
    keepHere()
    wires.onSaved(version)
  }

  /** Whether it makes sense to go on at once. */
  async function overcome(error: unknown): Promise<boolean> {
    let trouble = wires.troubleOf(error)
    if (trouble?.kind === 'conflict') {
      try {
        await catchUp()
        return true
      } catch (failure) {
        trouble = wires.troubleOf(failure)
        if (!trouble) throw failure
      }
    }
    if (!trouble) throw error
    keepHere()
    if (trouble.kind === 'refused') set({ saving: trouble })
    else unreached()
    return false
  }

  function unreached() {
    set({ saving: { kind: 'unreached' } })
    plan(wait)
    wait = Math.min(wait * 2, longestWait)
  }

  /** Reads the work as it is now and puts what was changed here on top of it. */
  async function catchUp() {
    const work = await wires.read()
    if (work.version < version) return
    const theirs = contentOf(work)
    version = work.version
    if (work.can.edit !== state.work.can.edit) {
      // What was typed stays in this browser and comes back when the work can be changed again.
      const hasStranded = !work.can.edit && (state.hasStranded || allChanges().size > 0)
      base = theirs
      set({ work, ...begin(work), decisions: [], hasStranded, saving: { kind: 'saved', at: null } })
      return
    }
    const { content, clashes } = mergeContents(kind, base, state.content, theirs)
    const units = new Set(clashes.map(({ unit }) => unit))
    const older = state.clashes.filter(({ unit }) => !units.has(unit))
    base = theirs
    set({ work, content: followRelease(kind, content), clashes: [...older, ...clashes] })
    keepHere()
  }

  /** Asks whether somebody else changed it, after a while away. A failure shows with the next change. */
  async function refresh() {
    await inTurn(tryToCatchUp)
    if (changesToSend().size > 0) await flush()
  }

  async function tryToCatchUp() {
    try {
      await catchUp()
    } catch (error) {
      if (!wires.troubleOf(error)) throw error
    }
  }

  /**
   * A change of the tracks themselves: sent at once and on the newest version, after everything before it. `apply` does
   * the same here. What the server refuses is thrown.
   */
  async function alter<Answer extends { version: number }>(
    send: (version: number, content: Content) => Promise<Answer>,
    apply: (content: Content, answer: Answer) => Content,
  ): Promise<Answer> {
    await flush()
    return inTurn(async () => {
      for (let merges = 1; ; merges++) {
        try {
          const answer = await send(version, state.content)
          version = answer.version
          base = apply(base, answer)
          set({ content: apply(state.content, answer), work: { ...state.work, version } })
          keepHere()
          wires.onSaved(version)
          return answer
        } catch (error) {
          if (wires.troubleOf(error)?.kind !== 'conflict' || merges >= mostMerges) throw error
          await catchUp()
          if (!state.work.can.edit) throw error
        }
      }
    })
  }

  /** A step of the work's way, after everything is saved. The work is read anew, whatever the answer is. */
  async function move<Answer>(send: (version: number) => Promise<Answer>): Promise<Answer> {
    await flush()
    return inTurn(async () => {
      try {
        return await send(version)
      } finally {
        await tryToCatchUp()
      }
    })
  }

  function decide(clash: Clash, side: 'mine' | 'theirs') {
    const clashes = state.clashes.filter(({ unit }) => unit !== clash.unit)
    // A track that was taken up again can be removed like any other.
    if (clash.kind === 'removed' && side === 'mine') return set({ clashes })
    // What is on the screen by now, should the decision be taken back.
    const kept = clash.kind === 'fields' ? { ...clash, mine: valuesNow(clash.mine) } : clash
    set({ clashes, decisions: [...state.decisions, { clash: kept, side }] })
    if (clash.kind === 'removed') return
    const chosen = side === 'theirs' ? clash.theirs : {}
    edit(content => withFields(content, Object.entries(chosen)))
  }

  function valuesNow(values: Record<string, unknown>) {
    const now = changesBetween(withFields(state.content, Object.entries(values)), state.content)
    return { ...values, ...Object.fromEntries(now) }
  }

  /** The question is open again, with both answers as they were. */
  function takeBack({ clash }: Decision) {
    const decisions = state.decisions.filter(decision => decision.clash.unit !== clash.unit)
    const content =
      clash.kind === 'fields' ? withFields(state.content, Object.entries(clash.mine)) : state.content
    set({ decisions, clashes: [...state.clashes, clash], content: followRelease(kind, content) })
    keepHere()
  }

  /** The page goes: whatever is unsent goes out with it, and stays here in case it does not arrive. */
  function leave() {
    const changes = changesToSend()
    if (changes.size === 0) return
    keepHere()
    wires.save(version, saveBody(changes), true).then(
      saved => {
        // The page stayed after all. If a request was on its way before, its answer counts.
        if (saved.version === version + 1) {
          version = saved.version
          base = withFields(base, changes)
          keepHere()
        }
      },
      () => {},
    )
  }

  if (allChanges().size > 0) {
    keepHere()
    plan(0)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    version: () => version,
    edit,
    flush,
    refresh,
    alter,
    move,
    decide,
    takeBack,
    forgetDecisions: () => set({ decisions: [] }),
    leave,
  }
}
