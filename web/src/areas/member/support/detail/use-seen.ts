import { useEffect, useRef, useState } from 'react'
import { seeTicket } from '#contract/support/calls'
import { queryClient } from '../../../../features/account/account-queries'
import type { Reply } from '../../../../features/support/thread/thread-entries'
import { useMay } from '../../../../features/works/use-role'
import { api } from '../../../../lib/api'
import { refreshTickets } from '../ticket-queries'

/** Tells the server once the newest answer is on screen. Answers which one is waiting out of sight. */
export function useSeen(ticketId: number, replies: readonly Reply[]): number | undefined {
  const mayTell = useMay(seeTicket)
  const newest = replies.findLast(({ from }) => from === 'support')
  const unseen = newest && !newest.seen ? newest.id : undefined
  const told = useRef<number>(undefined)
  const [hidden, setHidden] = useState<number>()

  useEffect(() => {
    const node = unseen === undefined ? null : document.getElementById(`reply-${unseen}`)
    if (unseen === undefined || !node) return
    let isOnScreen = false
    const tell = () => {
      if (!isOnScreen || document.visibilityState !== 'visible' || !mayTell || told.current === unseen) return
      told.current = unseen
      void sendSeen(ticketId, unseen)
    }
    const observer = new IntersectionObserver(entries => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false
      setHidden(isOnScreen ? undefined : unseen)
      tell()
    })
    observer.observe(node)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
      setHidden(undefined)
    }
  }, [ticketId, unseen, mayTell])
  return hidden
}

/** Whoever has read the answer needs no bell for it. */
async function sendSeen(id: number, reply_id: number) {
  try {
    await api(seeTicket, { id, reply_id }, { quiet: true })
  } catch {
    // Already logged. It stays unread, and is told again on the next visit.
    return
  }
  await Promise.all([refreshTickets(), queryClient.invalidateQueries({ queryKey: ['messages'] })])
}
