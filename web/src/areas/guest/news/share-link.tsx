import { useState } from 'react'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'

/** A phone has its own way of passing things on; elsewhere the address is copied. */
export function ShareLink({ title, address }: { title: string; address: string }) {
  const t = useWords('guest')
  const [isCopied, setIsCopied] = useState(false)
  if (!useIsBrowser()) return null
  async function share() {
    const url = location.origin + address
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // The reader thought better of it, or the browser does not allow it: the address is in its bar anyway.
    }
  }
  return (
    <>
      <button type="button" onClick={() => void share()} className={buttonClass({ variant: 'line' })}>
        {t('news.share')}
      </button>
      <span role="status" className="text-sm text-river">
        {isCopied && t('news.copied')}
      </span>
    </>
  )
}
