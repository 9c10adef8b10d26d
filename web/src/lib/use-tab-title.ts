import { useEffect } from 'react'

/** The tab names the thing before the kind of page it is on: whoever has five open finds it. */
export function useTabTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    const before = document.title
    const title = `${name} - ${before}`
    document.title = title
    return () => {
      // The next page may have named itself already.
      if (document.title === title) document.title = before
    }
  }, [name])
}
