// Why the visitor is here: what the page before has to say, or that the page they asked for is a member's.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { takeFarewell } from '../../lib/farewell'
import { nextAddress } from '../../lib/next-address'
import { useWords } from '../../lib/words'
import { Notice } from '../../ui/notice'

export function PassedOn() {
  const t = useWords('passport')
  const { search } = useLocation()
  const [farewell, setFarewell] = useState('')
  useEffect(() => {
    const kept = takeFarewell()
    if (kept) setFarewell(kept)
  }, [])
  const message = farewell || (nextAddress(search) ? t('login.first') : '')
  return <div role="status">{message && <Notice tone="river" title={message} className="mt-6" />}</div>
}
