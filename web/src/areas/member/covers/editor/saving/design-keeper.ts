// The open design, saved by itself. A save stands on the version that was read: when somebody else was quicker, nothing is
// sent over theirs, and the person at this screen decides.
import type { Design } from '#contract/covers/design'
import type { Scene } from '#contract/covers/scene'
import { autosave, type Sent } from '../../../../../features/autosave/autosave'
import { watchedState } from '../../../../../features/autosave/watched-state'
import type { Editor } from '../state/editor'
import { forgetScene, keepScene, recallScene } from './kept-scene'

export type SavingStep = 'saved' | 'unsent' | 'saving' | 'unreached' | 'refused' | 'conflict' | 'readonly'

export interface KeeperState {
  step: SavingStep
  name: string
  savedAt: string
  /** Why the server refuses, in its words. */
  message: string
  /** How it was saved elsewhere meanwhile. */
  theirs: Design | undefined
}

export type Trouble = { kind: 'conflict' } | { kind: 'unreached' } | { kind: 'refused'; message: string }

export interface Wires {
  save(version: number, name: string, scene: Scene): Promise<{ version: number; saved_at: string }>
  read(): Promise<Design>
  /** Undefined: a mistake of ours. */
  troubleOf(error: unknown): Trouble | undefined
}

const pauses = { typing: 1_000, firstRetry: 2_000, longestRetry: 60_000 }

export type DesignKeeper = ReturnType<typeof keepDesign>

export function keepDesign(opened: Design, editor: Editor, wires: Wires) {
  let { version } = opened
  /** What the server has. */
  let saved = { scene: editor.scene, name: opened.name }
  const { read, set, subscribe } = watchedState<KeeperState>({
    step: opened.can.change ? 'saved' : 'readonly',
    name: opened.name,
    savedAt: opened.saved_at,
    message: '',
    theirs: undefined,
  })
  const isOpen = () => read().step !== 'readonly' && read().step !== 'conflict'
  const hasUnsent = () => isOpen() && (editor.scene !== saved.scene || read().name !== saved.name)
  const saving = autosave({ hasUnsent, send, show: step => set({ step }), settle }, pauses)

  function changed() {
    if (editor.scene === saved.scene && read().name === saved.name) return
    if (read().step === 'readonly') return
    keepScene(opened.id, { version, name: read().name, scene: editor.scene })
    if (!isOpen()) return
    set({ step: 'unsent' })
    saving.later()
  }

  async function send(): Promise<Sent> {
    const sent = { scene: editor.scene, name: read().name }
    try {
      const answer = await wires.save(version, sent.name, sent.scene)
      version = answer.version
      saved = sent
      set({ savedAt: answer.saved_at })
      return 'saved'
    } catch (error) {
      return overcome(error)
    }
  }

  async function overcome(error: unknown): Promise<Sent> {
    const trouble = wires.troubleOf(error)
    if (!trouble) throw error
    if (trouble.kind === 'unreached') return 'unreached'
    if (trouble.kind === 'refused') {
      set({ step: 'refused', message: trouble.message })
      return 'stopped'
    }
    return meet()
  }

  /** Somebody else saved it: what they have is read, so that a person can choose. */
  async function meet(): Promise<Sent> {
    try {
      const theirs = await wires.read()
      set({ step: 'conflict', theirs })
      return 'stopped'
    } catch (error) {
      const trouble = wires.troubleOf(error)
      if (trouble?.kind !== 'refused') return 'unreached'
      set({ step: 'refused', message: trouble.message })
      return 'stopped'
    }
  }

  function settle(): boolean {
    forgetScene(opened.id)
    set({ step: 'saved' })
    return true
  }

  /** Theirs is shown; ours is one step back, so that it can be brought back. */
  function takeTheirs() {
    const { theirs } = read()
    if (!theirs) return
    version = theirs.version
    editor.pictures.learn(theirs.images)
    editor.set(theirs.scene)
    saved = { scene: editor.scene, name: theirs.name }
    forgetScene(opened.id)
    set({ step: 'saved', theirs: undefined, name: theirs.name, savedAt: theirs.saved_at })
  }

  function rename(name: string) {
    set({ name })
    changed()
  }

  /** What this browser kept of an earlier sitting. */
  function takeUp() {
    const kept = opened.can.change ? recallScene(opened.id) : undefined
    if (!kept) return
    set({ name: kept.name })
    editor.set(kept.scene)
    if (kept.version === opened.version) changed()
    else set({ step: 'conflict', theirs: opened })
  }

  takeUp()
  const stop = editor.subscribe(changed)
  return {
    read,
    subscribe,
    rename,
    takeTheirs,
    flush: saving.flush,
    close() {
      stop()
      saving.cancel()
    },
  }
}
