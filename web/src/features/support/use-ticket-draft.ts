// What was written but not sent survives a reload and a closed window, until it is sent. Logging out clears it with
// everything else of the member.
import { useCallback, useEffect, useState } from 'react'
import { newSendingKey } from './sending-key'

/** The key belongs to what is written: sent again after a broken answer, it still arrives once. Other words, another key. */
type Kept<Content> = Content & { sendingKey: string }

/** `empty` and `isEmpty` are constants of the form; `place` tells its drafts apart. */
export function useTicketDraft<Content extends object>(
  place: string,
  empty: Content,
  isEmpty: (content: Content) => boolean,
) {
  const name = `ticket-draft ${place}`
  const [draft, setDraft] = useState<Kept<Content>>(() => ({
    ...empty,
    sendingKey: newSendingKey(),
    ...recall<Kept<Content>>(name),
  }))
  useEffect(() => keep(name, isEmpty(draft) ? undefined : draft), [name, isEmpty, draft])

  const change = useCallback(
    (changes: Partial<Content>) =>
      setDraft(before => {
        const after = { ...before, ...changes }
        // A form that opens again says what it has: the same words keep their key.
        return isSame(before, after) ? before : { ...after, sendingKey: newSendingKey() }
      }),
    [],
  )
  const clear = useCallback(() => {
    // At once: whoever has sent it may be on the way to another screen.
    keep(name, undefined)
    setDraft({ ...empty, sendingKey: newSendingKey() })
  }, [name, empty])
  return { draft, change, clear }
}

const isSame = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after)

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
