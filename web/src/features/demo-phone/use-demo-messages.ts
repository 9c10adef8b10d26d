import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/call'
import type { demoPhone } from '#contract/identity/calls'
import { paths } from '#contract/paths'
import { CallRefused, send } from '../../lib/api-client'

export type DemoMessages = OutputOf<typeof demoPhone>

const everyMilliseconds = 2000

/** Asks again and again, but only while somebody can see the answer. `locked`: the server says why, and what opens it. */
export function useDemoMessages(): { messages?: DemoMessages; locked?: string } {
  const [phone, setPhone] = useState<{ messages?: DemoMessages; locked?: string }>({})
  useEffect(() => {
    const stop = new AbortController()
    let isLocked = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const options = { signal: stop.signal, shows: () => true }
        const { data } = await send<DemoMessages>('GET', paths.demoPhone, {}, options)
        isLocked = false
        setPhone({ messages: data })
      } catch (error) {
        // A demo that cannot be reached for a moment is asked again anyway.
        if (!(error instanceof CallRefused)) return
        isLocked = true
        setPhone({ locked: error.message })
      }
    }
    void ask()
    // Locked, it is asked again when somebody comes back from opening the link.
    const timer = setInterval(() => isLocked || ask(), everyMilliseconds)
    document.addEventListener('visibilitychange', ask)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
  return phone
}
