import type { Layer } from '#contract/covers/scene'
import { useEditor } from '../state/use-editor'

type Kind = Layer['kind']
type Of<K extends Kind> = Extract<Layer, { kind: K }>

/**
 * Changes the layers that a panel is about. They are named, not taken from the selection: a field that is left because something
 * else was selected still means its own.
 */
export function useChange(layers: readonly Layer[]) {
  const editor = useEditor()
  const ids = layers.map(({ id }) => id)
  return {
    preview: (change: (layer: Layer) => Layer) => editor.previewChange(change, ids),
    /** Changes of the same name in quick succession are one step. */
    commit: (change: (layer: Layer) => Layer, name: string) =>
      editor.change(change, `${name} ${ids.join(' ')}`, ids),
  }
}

/** As `useChange`, for layers of one kind. */
export function useChangeOf<K extends Kind>(layer: Of<K>) {
  const { preview, commit } = useChange([layer])
  const only = (change: (own: Of<K>) => Of<K>) => (each: Layer) =>
    each.kind === layer.kind ? (change(each as Of<K>) as Layer) : each
  return {
    preview: (change: (own: Of<K>) => Of<K>) => preview(only(change)),
    commit: (change: (own: Of<K>) => Of<K>, name: string) => commit(only(change), name),
  }
}
