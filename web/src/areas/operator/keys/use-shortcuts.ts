import { useEffect, useRef } from 'react'

type Keys = Record<string, () => void>

/** Single keys, while nobody types and, unless said otherwise, no dialog asks for an answer. `shift+a` is a key of its own. */
export function useShortcuts(keys: Keys, isOn: boolean, isInDialog = false) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isShifted = event.shiftKey && /^[a-z]$/.test(key)
      const act = latest.current[isShifted ? `shift+${key}` : key]
      if (!act || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (isTyping(event.target) || isPressing(event) || isInDialog !== isDialogOpen()) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, isInDialog])
}

/** A box that is ticked takes no letters. */
const typed = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typed) !== null
}

/** Space belongs to the control it would press. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof HTMLElement && target.closest('button, a, summary, input') !== null
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
}
