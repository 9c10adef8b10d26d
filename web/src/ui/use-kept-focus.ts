import { useEffect, useRef } from 'react'

type Find<Place> = (place: Place) => HTMLElement | null | undefined

const itself = <Place extends HTMLElement>(place: Place): HTMLElement => place

/**
 * A button that goes away with its deed takes the keyboard's place along, and the next Tab begins anywhere. Here the place
 * itself takes the focus, or whatever `find` chooses in it.
 */
export function useKeptFocus<Place extends HTMLElement>(find: Find<Place> = itself) {
  const place = useRef<Place>(null)
  useEffect(() => {
    const root = place.current
    if (!root) return
    let focused: Element | null = null
    const enter = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
    }
    const leave = ({ target }: FocusEvent) => {
      // Whoever went elsewhere is not called back; what was taken away did not go by itself.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected && document.hasFocus()) focused = null
      })
    }
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      find(root)?.focus()
    })
    root.addEventListener('focusin', enter)
    root.addEventListener('focusout', leave)
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', enter)
      root.removeEventListener('focusout', leave)
      watch.disconnect()
    }
  }, [find])
  return place
}
