import { useEffect, useRef } from 'react'
import type { Reply } from '../../../../features/support/thread/thread-entries'

/** Answers the member had not seen when they came here: they stay marked for this visit, and the first is brought into view. */
export function useNewReplies(replies: readonly Reply[]): ReadonlySet<number> {
  const known = useRef(new Set<number>())
  for (const { id, from, seen } of replies) if (from === 'support' && !seen) known.current.add(id)
  useEffect(() => {
    const [first] = known.current
    const node = first === undefined ? null : document.getElementById(`reply-${first}`)
    if (node && node.getBoundingClientRect().bottom > window.innerHeight) node.scrollIntoView()
  }, [])
  return known.current
}
