import { useEffect, useState } from 'react'

const pause = 150

/** A text once nobody types on: not every letter is a question to the server. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setLater, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
