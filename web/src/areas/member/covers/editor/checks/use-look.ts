import { useEffect, useMemo, useRef, useState } from 'react'
import type { Scene } from '#contract/covers/scene'
import type { ReleaseWords } from '../panels/release-words'
import { useEditor, useEditorState, useScene } from '../state/use-editor'
import { EditorDesk } from './editor-desk'
import type { Look } from './editor-jobs'

/** Looked at when nothing has changed for so long. */
const quiet = 400

export interface Looked {
  desk: EditorDesk
  /** Of the last scene that was looked at; nothing before the first. */
  look: Look | undefined
  /** Whether that is the scene that is open. */
  isFresh: boolean
  isFailed: boolean
  retry(): void
  /** Of the scene as it is now, waited for if need be. */
  now(): Promise<Look>
}

/** Checks and small pictures of the open design: after some quiet, one at a time, the newest scene last. */
export function useLook(words: ReleaseWords | undefined): Looked {
  const editor = useEditor()
  const scene = useScene()
  const arrived = useEditorState(state => state.arrived)
  const desk = useMemo(() => new EditorDesk(), [])
  const [seen, setSeen] = useState<{ look: Look; scene: Scene }>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const isBusy = useRef(false)
  const { title, artist } = words ?? {}
  const isFresh = seen?.scene === scene

  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived and tries only say that it is time to look again
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const known = title === undefined || artist === undefined ? undefined : { title, artist }
    const ask = async () => {
      // The one under way ends first; this one is newer and comes right after it.
      if (isBusy.current) {
        timer = setTimeout(() => void ask(), quiet / 4)
        return
      }
      isBusy.current = true
      try {
        const look = await desk.look({ scene, images: editor.pictures.all() }, known)
        // Also when something newer waits already: whoever never pauses still sees how far the cover is.
        setSeen({ look, scene })
        setFailed(false)
      } catch {
        if (!isOver) setFailed(true)
      } finally {
        isBusy.current = false
      }
    }
    timer = setTimeout(() => void ask(), quiet)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [desk, editor, scene, arrived, title, artist, tries])
  useEffect(() => () => desk.close(), [desk])

  return {
    desk,
    look: seen?.look,
    isFresh,
    isFailed,
    retry: () => setTries(count => count + 1),
    now: async () =>
      isFresh && seen ? seen.look : desk.look({ scene, images: editor.pictures.all() }, words),
  }
}
