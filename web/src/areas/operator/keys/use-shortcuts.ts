import { useEffect, useRef } from 'react'

type Keys = Record<string, () => void>

/** Single keys, while nobody types and, unless said otherwise, no dialog asks for an answer. */
export function useShortcuts(keys: Keys, isOn: boolean, isInDialog = false) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()]
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** Space belongs to the control it would press. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof HTMLElement && target.closest('button, a, summary') !== null
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
}
