import { useState } from 'react'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'

/** Copied, or written down: afterwards nobody can read it any more. */
export function NewKey({ text, hint }: { text: string; hint?: string }) {
  const t = useWords('member')
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Notice tone="amber" title={t('keys.once')}>
        {hint ?? t('keys.onceText')}
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <code
          lang="en"
          data-testid="new-api-key"
          className="min-w-0 flex-1 basis-60 rounded-control bg-sunken px-3.5 py-2.5 text-sm break-all select-all"
        >
          {text}
        </code>
        {/* Without https a browser offers no clipboard. */}
        {navigator.clipboard && (
          <Button onClick={() => void copy()}>{t(isCopied ? 'keys.copied' : 'keys.copy')}</Button>
        )}
      </div>
    </div>
  )
}
