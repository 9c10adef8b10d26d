import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Layer, Scene } from '#contract/covers/scene'
import { useEditor, useEditorState } from '../state/use-editor'
import { layersOf } from './shared-value'

/** Fields follow a drag some times a second: drawing them with every frame would take the time of the drag itself. */
const pause = 120

/** The scene as it is seen right now, also while something is dragged. */
export function useDrawn(): Scene {
  const editor = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tell = () => {
        timer = undefined
        listener()
      }
      const stop = editor.watch(() => {
        if (!editor.isDragging) listener()
        else timer ??= setTimeout(tell, pause)
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => editor.drawn)
}

export function useSelectedLayers(): Layer[] {
  const drawn = useDrawn()
  const ids = useEditorState(({ selected }) => selected)
  return useMemo(() => layersOf(drawn, ids), [drawn, ids])
}
