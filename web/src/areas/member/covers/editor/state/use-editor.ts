import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor, EditorState } from './editor'

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('there is no editor around this')
  return editor
}

/** A part of the state; the component is drawn again when that part is another. */
export function useEditorState<Part>(part: (state: EditorState) => Part): Part {
  const editor = useEditor()
  return useSyncExternalStore(editor.subscribe, () => part(editor.read()))
}

export const useScene = () => useEditorState(({ history }) => history.present)
