// What was written but not sent survives a reload and a closed window, until it is sent. Logging out clears it with
// everything else of the member.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Sending, sendingOf } from './sending-key'

/** What was sent last is kept beside it: sent again after a broken answer, it still arrives once. */
type Kept<Content> = Content & { lastSent?: Sending | undefined }

/** `empty` and `isEmpty` are constants of the form; `place` tells its drafts apart. */
export function useTicketDraft<Content extends object>(
  place: string,
  empty: Content,
  isEmpty: (content: Content) => boolean,
) {
  const name = `ticket-draft ${place}`
  const [draft, setDraft] = useState<Kept<Content>>(() => ({ ...empty, ...recall<Kept<Content>>(name) }))
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => keep(name, isEmpty(draft) ? undefined : draft), [name, isEmpty, draft])

  const change = useCallback(
    (changes: Partial<Content>) => setDraft(before => ({ ...before, ...changes })),
    [],
  )
  /** The key to send this with. */
  const keyFor = useCallback(
    (content: object) => {
      const lastSent = sendingOf(content, latest.current.lastSent)
      setDraft(before => ({ ...before, lastSent }))
      // At once: whoever sends it may close the page before it is drawn again.
      keep(name, { ...latest.current, lastSent })
      return lastSent.key
    },
    [name],
  )
  const clear = useCallback(() => {
    // At once: whoever has sent it may be on the way to another screen.
    keep(name, undefined)
    setDraft(empty)
  }, [name, empty])
  return { draft, change, keyFor, clear }
}

function recall<Content>(name: string): Partial<Content> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Content>) : {}
  } catch {
    return {}
  }
}

function keep(name: string, draft: object | undefined) {
  try {
    if (draft) localStorage.setItem(name, JSON.stringify(draft))
    else localStorage.removeItem(name)
  } catch {
    // Private modes may refuse storage: then a reload starts afresh.
  }
}
