// The server's word after logging out, shown once on the page the member lands on.
import { useEffect, useState } from 'react'
import { takeFarewell } from '../../lib/farewell'

export function Farewell() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const kept = takeFarewell()
    if (!kept) return
    setMessage(kept)
    const timer = setTimeout(() => setMessage(''), 6000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-4 z-40 flex justify-center">
      {message && (
        <p className="rounded-full bg-ink px-5 py-2.5 font-semibold text-paper shadow-lift">{message}</p>
      )}
    </div>
  )
}
