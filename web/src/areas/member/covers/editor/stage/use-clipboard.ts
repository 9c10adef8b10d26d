// Copy and paste with the browser's own clipboard: within a design, into another tab, and plain text or pictures from anywhere.
import { useEffect } from 'react'
import { clipType, readClip, writeClip } from '#contract/covers/clip'
import { everyLayer, type Layer } from '#contract/covers/scene'
import type { Editor } from '../state/editor'
import { isElsewhere, isTyping } from './where'

interface Pasting {
  text(text: string): void
  picture(file: File): void
}

const isOurs = (target: EventTarget | null) => !isTyping(target) && !isElsewhere(target)

export function useClipboard(editor: Editor, pasting: Pasting) {
  useEffect(() => {
    function copy(event: ClipboardEvent) {
      const { selected } = editor
      if (!isOurs(event.target) || selected.length === 0 || !event.clipboardData) return
      event.preventDefault()
      const layers = inTheirOrder(editor.scene.layers, selected)
      const images = [...everyLayer(layers)].flatMap(layer =>
        layer.kind === 'image' ? (editor.pictures.of(layer.source) ?? []) : [],
      )
      event.clipboardData.setData(clipType, writeClip({ layers, images }))
      const words = [...everyLayer(layers)].flatMap(layer => (layer.kind === 'text' ? [layer.text] : []))
      event.clipboardData.setData('text/plain', words.join('\n'))
      if (event.type === 'cut') editor.remove()
    }

    function paste(event: ClipboardEvent) {
      const data = event.clipboardData
      if (!isOurs(event.target) || !data) return
      const { layers, images } = readClip(data.getData(clipType))
      const file = [...data.files].find(({ type }) => type.startsWith('image/'))
      const text = data.getData('text/plain').trim()
      if (layers.length > 0) {
        // Beside the original, so that it is seen.
        const ids = new Set([...everyLayer(editor.scene.layers)].map(({ id }) => id))
        const by = layers.some(({ id }) => ids.has(id)) ? 60 : 0
        editor.add(
          layers.map(layer => ({ ...layer, x: layer.x + by, y: layer.y + by })),
          images,
        )
      } else if (file) pasting.picture(file)
      else if (text) pasting.text(text)
      else return
      event.preventDefault()
    }

    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [editor, pasting])
}

const inTheirOrder = (all: readonly Layer[], wanted: readonly Layer[]) =>
  [...everyLayer(all)].filter(layer => wanted.includes(layer))
