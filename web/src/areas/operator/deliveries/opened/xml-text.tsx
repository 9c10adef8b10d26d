import { Fragment } from 'react'
import { useWords } from '../../../../lib/words'

/** Tags stay back, what they hold is read. */
export function XmlLine({ text }: { text: string }) {
  const parts = text.split(/(<[^>]*>)/)
  return (
    <code>
      {parts.map((part, place) =>
        part.startsWith('<') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line that never changes
          <span key={place} className="text-soft">
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line that never changes
          <Fragment key={place}>{part}</Fragment>
        ),
      )}
    </code>
  )
}

export const codeClass =
  'max-h-[70vh] overflow-auto rounded-card bg-sunken py-2 font-mono text-xs leading-5 focus-visible:outline-2'

export function XmlText({ text }: { text: string }) {
  const t = useWords('deliveries')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section aria-label={t('message.whole')} tabIndex={0} className={codeClass}>
      {text.split('\n').map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their number
        <div key={place} className="grid grid-cols-[3rem_max-content] whitespace-pre">
          <span aria-hidden="true" className="num pr-3 text-right text-faint select-none">
            {place + 1}
          </span>
          <XmlLine text={line} />
        </div>
      ))}
    </section>
  )
}
