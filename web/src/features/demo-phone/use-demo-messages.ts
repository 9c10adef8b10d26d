import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/call'
import type { demoPhone } from '#contract/identity/calls'
import { paths } from '#contract/paths'
import { send } from '../../lib/api-client'

export type DemoMessages = OutputOf<typeof demoPhone>

const everyMilliseconds = 2000

/** Asks again and again, but only while somebody can see the answer. */
export function useDemoMessages(): DemoMessages | undefined {
  const [messages, setMessages] = useState<DemoMessages>()
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const options = { signal: stop.signal, shows: () => true }
        setMessages((await send<DemoMessages>('GET', paths.demoPhone, {}, options)).data)
      } catch {
        // A demo that cannot be reached for a moment is asked again anyway.
      }
    }
    void ask()
    const timer = setInterval(ask, everyMilliseconds)
    document.addEventListener('visibilitychange', ask)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
  return messages
}
