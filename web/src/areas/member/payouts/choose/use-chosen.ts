// Which bills are ticked survives a reload and a day's wait, as long as the tab lives. Logging out and acting for somebody else
// clear it with everything else.
import { useCallback, useState } from 'react'
import { forgetDraft, keepDraft, recallDraft } from '../../../../features/forms/kept-draft'
import { type Sending, sendingOf } from '../../../../features/support/sending-key'

const place = 'withdrawal'

interface Kept {
  ids: readonly number[]
  /** What was sent last: sent again after a broken answer, it still arrives once. */
  lastSent?: Sending
}

export function useChosen() {
  const [kept, setKept] = useState<Kept>(recall)
  const choose = useCallback((ids: Iterable<number>) => {
    setKept(before => {
      const next = { ...before, ids: [...new Set(ids)] }
      keepDraft(place, { ...next })
      return next
    })
  }, [])
  /** The key to send this with. */
  const keyFor = (content: object) => {
    const lastSent = sendingOf(content, kept.lastSent)
    const next = { ...kept, lastSent }
    setKept(next)
    // At once: whoever sends it may close the page before it is drawn again.
    keepDraft(place, next)
    return lastSent.key
  }
  const forget = () => {
    forgetDraft(place)
    setKept({ ids: [] })
  }
  return { ids: kept.ids, choose, keyFor, forget }
}

export type Chosen = ReturnType<typeof useChosen>

function recall(): Kept {
  const draft = recallDraft(place)
  const ids = Array.isArray(draft?.ids) ? draft.ids.filter(Number.isSafeInteger) : []
  return { ids, ...(isSending(draft?.lastSent) && { lastSent: draft.lastSent }) }
}

function isSending(kept: unknown): kept is Sending {
  const { said, key } = (kept ?? {}) as Partial<Sending>
  return typeof said === 'string' && typeof key === 'string'
}
