import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to a part of a page arrives before the part is loaded: once it stands, the page goes there. */
export function useArrival(id: string) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, id])
}
