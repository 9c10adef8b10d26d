import { useState } from 'react'
import type { ShownRelease } from '#contract/release-pages/calls'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'

interface ShareButtonProps {
  release: Pick<ShownRelease, 'code' | 'title' | 'artists'>
  /** The address itself, whatever else the device can do with it. */
  isCopy?: boolean
}

/** A phone has its own way of passing things on; elsewhere the address is copied. Without scripts the address stands on the page. */
export function ShareButton({ release: { code, title, artists }, isCopy = false }: ShareButtonProps) {
  const t = useWords('release')
  const { origin } = useRootData()
  const [isCopied, setIsCopied] = useState(false)
  const isBrowser = useIsBrowser()
  async function share() {
    const url = origin + links.releaseShort(code)
    try {
      if (navigator.share && !isCopy) return await navigator.share({ title: `${title} - ${artists}`, url })
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // The visitor thought better of it, or the browser does not allow it: the address is on the page anyway.
    }
  }
  return (
    <>
      <button
        type="button"
        disabled={!isBrowser}
        onClick={() => void share()}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-sm font-semibold whitespace-nowrap hover:border-ink"
      >
        {!isCopy && (
          <svg
            width="18"
            height="18"
            viewBox="0 0 20 20"
            fill="none"
            className="stroke-current"
            aria-hidden="true"
          >
            <path
              d="M10 12V3M6.5 6 10 2.5 13.5 6M4 10v6.5h12V10"
              strokeWidth="1.7"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        )}
        {isCopied ? t('share.copied') : t(isCopy ? 'share.copy' : 'share.button')}
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('share.copied')}
      </span>
    </>
  )
}
