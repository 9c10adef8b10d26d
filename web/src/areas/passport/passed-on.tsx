// What the page before has to say: a new password is set, a session has ended.
import { useEffect, useState } from 'react'
import { takeFarewell } from '../../lib/farewell'
import { Notice } from '../../ui/notice'

export function PassedOn() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const kept = takeFarewell()
    if (kept) setMessage(kept)
  }, [])
  return <div role="status">{message && <Notice tone="river" title={message} className="mt-6" />}</div>
}
