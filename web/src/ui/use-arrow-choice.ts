import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * In a group of radios an arrow chooses what it moves to. Radix asks for that whether the key is still down, and whatever
 * presses keys for people (screen readers, switches, voices) has let go of it by then.
 */
export function useArrowChoice() {
  const isArrow = useRef(false)
  return {
    group: {
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        isArrow.current = key.startsWith('Arrow')
      },
    },
    item: {
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        const { currentTarget: item, relatedTarget: before } = event
        const isWithin = item.closest('[role="radiogroup"]')?.contains(before)
        if (!isArrow.current || !isWithin) return
        isArrow.current = false
        setTimeout(() => item.getAttribute('aria-checked') === 'true' || item.click())
      },
    },
  }
}
