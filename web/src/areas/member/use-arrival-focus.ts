import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The main part of the page, named like the screen: a screen reader says where one has come to. */
export function focusPage() {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Another screen begins at its main part, for the keyboard too. A link to a field of it looks after itself. */
export function useArrivalFocus() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!hash) focusPage()
  }, [pathname, hash])
}
