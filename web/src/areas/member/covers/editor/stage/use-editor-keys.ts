// Everything by keyboard, wherever the focus is, as long as nobody is typing.
import { useEffect } from 'react'
import type { Editor } from '../state/editor'
import type { View } from '../state/view'
import { isElsewhere, isTyping } from './where'

export interface KeyDeeds {
  write(): void
  save(): void
  help(): void
  /** What a new group is called. */
  groupName: string
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function useEditorKeys(editor: Editor, view: View, deeds: KeyDeeds) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (isElsewhere(event.target) || (isTyping(event.target) && !isSave)) return
      const deed = event.ctrlKey || event.metaKey ? withCtrl(event) : plain(event)
      if (!deed) return
      event.preventDefault()
      deed()
    }

    function withCtrl({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
      const deedsByKey: Record<string, () => void> = {
        s: deeds.save,
        z: shiftKey ? () => editor.redo() : () => editor.undo(),
        y: () => editor.redo(),
        a: () => editor.selectAll(),
        d: () => editor.duplicate(),
        g: shiftKey ? () => editor.ungroup() : () => editor.group(deeds.groupName),
      }
      return deedsByKey[key.toLowerCase()]
    }

    function plain(event: KeyboardEvent): (() => void) | undefined {
      const { key, shiftKey, target } = event
      const way = arrows[key]
      const hasSelection = editor.read().selected.length > 0
      // Lists have arrow keys of their own.
      if (way) {
        const isInList = target instanceof HTMLElement && target.closest('[data-own-arrows]')
        if (!hasSelection || isInList) return undefined
        const step = shiftKey ? 10 : 1
        return () => editor.nudge(way[0] * step, way[1] * step)
      }
      // A focused button takes these itself.
      if (
        (key === 'Enter' || key === ' ') &&
        target instanceof HTMLElement &&
        !target.hasAttribute('data-stage')
      )
        return undefined
      const deedsByKey: Record<string, () => void> = {
        Delete: () => editor.remove(),
        Backspace: () => editor.remove(),
        Escape: () => (editor.read().tool === 'choose' ? editor.select([]) : editor.setTool('choose')),
        Enter: deeds.write,
        '[': () => editor.order('backward'),
        ']': () => editor.order('forward'),
        '{': () => editor.order('back'),
        '}': () => editor.order('front'),
        '+': () => view.zoomBy(1.25),
        '=': () => view.zoomBy(1.25),
        '-': () => view.zoomBy(0.8),
        '0': () => view.fit(),
        '1': () => view.whole(),
        '?': deeds.help,
        v: () => editor.setTool('choose'),
        h: () => editor.setTool('hand'),
        i: () => editor.setTool('dropper'),
        t: deeds.write,
      }
      return deedsByKey[key.length === 1 ? key.toLowerCase() : key]
    }

    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [editor, view, deeds])
}
