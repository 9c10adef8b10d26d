import { useCallback, useEffect, useState } from 'react'

/**
 * State that the browser remembers under a key. The first render has the initial value everywhere, so server
 * and browser agree; a browser that forbids storage simply forgets.
 */
export function useStoredState<Value>(key: string | undefined, initial: Value) {
  const [value, setValue] = useState(initial)

  useEffect(() => {
    const stored = key && read(key)
    if (stored) setValue(stored as Value)
  }, [key])

  const store = useCallback(
    (next: Value) => {
      setValue(next)
      if (key) write(key, next)
    },
    [key],
  )
  return [value, store] as const
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
