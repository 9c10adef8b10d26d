import { useRef, useState } from 'react'
import { CallRefused, NotSent, TransportFailure } from '../../lib/api-client'

/** One deed at a time: a second click while the first is under way does nothing. Problems of calls are told by the client. */
export function useOnce() {
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  /** Answers whether it was done. */
  async function once(deed: () => Promise<unknown>): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await deed()
      return true
    } catch (error) {
      if ([CallRefused, TransportFailure, NotSent].some(kind => error instanceof kind)) return false
      throw error
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return [once, isBusy] as const
}
