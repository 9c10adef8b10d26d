import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useWords } from '../../../lib/words'

/** To read, to scroll by keyboard, to take along. The button stands beside the lines: over them it would hide their ends. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const t = useWords('api')
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const Icon = isCopied ? Check : Copy
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start rounded-card bg-sunken">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        tabIndex={0}
        aria-label={label}
        className="max-h-96 overflow-auto py-3.5 pl-4 text-sm leading-relaxed"
      >
        <pre>
          <code lang="en">{text}</code>
        </pre>
      </section>
      <button
        type="button"
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setCopied(text),
            () => setCopied(undefined),
          )
        }
        className="m-1.5 inline-flex size-11 items-center justify-center rounded-full text-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <span className="sr-only" role="status">
          {isCopied ? t('copied') : t('copy', { what: label })}
        </span>
      </button>
    </div>
  )
}
