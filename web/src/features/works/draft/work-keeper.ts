// One draft of a work, saved by itself. What the screen shows is the truth here: every change is kept in this browser at
// once and sent a moment later, on the version the last save answered. A draft that was changed elsewhere is merged; what
// cannot be merged waits as a clash until somebody decides.
import type { Work } from '#contract/works/work'
import { autosave, type Sent } from '../../autosave/autosave'
import { watchedState } from '../../autosave/watched-state'
import { type Content, changesBetween, contentOf, withFields } from './content'
import { type Decision, type DraftState, mayChange, type Wires } from './draft-state'
import { followRelease } from './follow'
import { type Clash, isHeld, mergeContents } from './merge'
import { saveBody } from './save-body'

export type WorkKeeper = ReturnType<typeof keepWork>

const pauses = { typing: 600, firstRetry: 2_000, longestRetry: 60_000 }
/** So often a change of the tracks is tried on a newer version. */
const mostTries = 5

export function keepWork(opened: Work, wires: Wires) {
  const { kind } = opened
  let { version } = opened
  /** What the server has. */
  let base = contentOf(opened)
  const { read, set, subscribe } = watchedState<DraftState>({
    work: opened,
    ...begin(opened),
    saving: { kind: 'saved', at: null },
    decisions: [],
    hasStranded: false,
  })
  const { later, inTurn, flush } = autosave(
    {
      hasUnsent: () => changesToSend().size > 0,
      send,
      show: step => set({ saving: { kind: step } }),
      settle,
    },
    pauses,
  )

  /** A work that can be changed comes with what was kept of it in this browser. */
  function begin(work: Work): Pick<DraftState, 'content' | 'clashes'> {
    if (!work.can.edit && !work.can.choose_scope) return { content: contentOf(work), clashes: [] }
    const { content, clashes } = wires.restore(work)
    return { content: followRelease(kind, content), clashes }
  }

  const allChanges = () =>
    new Map([...changesBetween(base, read().content)].filter(([field]) => mayChange(read().work, field)))
  const changesToSend = () =>
    new Map([...allChanges()].filter(([field]) => !isHeld(kind, read().clashes, field)))
  const keepHere = () => {
    if (!read().hasStranded) wires.keep(base, allChanges())
  }

  function edit(change: (content: Content) => Content) {
    const { can } = read().work
    if (!can.edit && !can.choose_scope) return
    set({ content: followRelease(kind, change(read().content)), saving: { kind: 'unsent' } })
    keepHere()
    later()
  }

  async function send(): Promise<Sent> {
    const changes = changesToSend()
    try {
      const saved = await wires.save(version, saveBody(changes), false)
      version = saved.version
      base = withFields(base, changes)
      set({ saving: { kind: 'saved', at: saved.saved_at }, work: { ...read().work, version } })
      keepHere()
      wires.onSaved(version)
      return 'saved'
    } catch (error) {
      return overcome(error)
    }
  }

  function settle(): true {
    if (read().saving.kind !== 'saved') set({ saving: { kind: 'saved', at: new Date().toISOString() } })
    keepHere()
    return true
  }

  /** A conflict is merged; whatever else is in the way is shown. */
  async function overcome(error: unknown): Promise<Sent> {
    let trouble = wires.troubleOf(error)
    if (trouble?.kind === 'conflict') {
      try {
        await catchUp()
        return 'merged'
      } catch (failure) {
        trouble = wires.troubleOf(failure)
        if (!trouble) throw failure
      }
    }
    if (!trouble) throw error
    keepHere()
    if (trouble.kind !== 'refused') return 'unreached'
    set({ saving: trouble })
    return 'stopped'
  }

  /** Reads the work as it is now and puts what was changed here on top of it. */
  async function catchUp() {
    const work = await wires.read()
    if (work.version < version) return
    const theirs = contentOf(work)
    version = work.version
    if (work.can.edit !== read().work.can.edit) {
      // What was typed stays in this browser and comes back when the work can be changed again.
      const hasStranded = !work.can.edit && (read().hasStranded || allChanges().size > 0)
      base = theirs
      set({ work, ...begin(work), decisions: [], hasStranded, saving: { kind: 'saved', at: null } })
      return
    }
    const { content, clashes } = mergeContents(kind, base, read().content, theirs)
    const units = new Set(clashes.map(({ unit }) => unit))
    const older = read().clashes.filter(({ unit }) => !units.has(unit))
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
      for (let tries = 1; ; tries++) {
        try {
          const answer = await send(version, read().content)
          version = answer.version
          base = apply(base, answer)
          set({ content: apply(read().content, answer), work: { ...read().work, version } })
          keepHere()
          wires.onSaved(version)
          return answer
        } catch (error) {
          if (wires.troubleOf(error)?.kind !== 'conflict' || tries >= mostTries) throw error
          await catchUp()
          if (!read().work.can.edit) throw error
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
    const clashes = read().clashes.filter(({ unit }) => unit !== clash.unit)
    // A track that was taken up again can be removed like any other.
    if (clash.kind === 'removed' && side === 'mine') return set({ clashes })
    // What is on the screen by now, should the decision be taken back.
    const kept = clash.kind === 'fields' ? { ...clash, mine: valuesNow(clash.mine) } : clash
    set({ clashes, decisions: [...read().decisions, { clash: kept, side }] })
    if (clash.kind === 'removed') return
    const chosen = side === 'theirs' ? clash.theirs : {}
    edit(content => withFields(content, Object.entries(chosen)))
  }

  function valuesNow(values: Record<string, unknown>) {
    const now = changesBetween(withFields(read().content, Object.entries(values)), read().content)
    return { ...values, ...Object.fromEntries(now) }
  }

  /** The question is open again, with both answers as they were. */
  function takeBack({ clash }: Decision) {
    const decisions = read().decisions.filter(decision => decision.clash.unit !== clash.unit)
    const content =
      clash.kind === 'fields' ? withFields(read().content, Object.entries(clash.mine)) : read().content
    set({ decisions, clashes: [...read().clashes, clash], content: followRelease(kind, content) })
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
    later(0)
  }

  return {
    subscribe,
    read,
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
