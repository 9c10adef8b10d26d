import { useMemo, useSyncExternalStore } from 'react'
import type { Layer, Scene } from '#contract/covers/scene'
import { useEditor, useEditorState } from '../state/use-editor'
import { layersOf } from './shared-value'

/** The scene as it is seen right now, also while something is dragged: fields follow the pointer. */
export function useDrawn(): Scene {
  const editor = useEditor()
  return useSyncExternalStore(editor.watch, () => editor.drawn)
}

export function useSelectedLayers(): Layer[] {
  const drawn = useDrawn()
  const ids = useEditorState(({ selected }) => selected)
  return useMemo(() => layersOf(drawn, ids), [drawn, ids])
}
