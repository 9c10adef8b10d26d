import { Fragment } from 'react'
import { cx } from '../../../ui/class-names'
import { splitLinks } from './split-links'

/** What somebody wrote, as they wrote it: with its lines, and with addresses that can be followed. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={cx('[overflow-wrap:anywhere] whitespace-pre-wrap', className)}>
      {splitLinks(text).map((part, index) =>
        part.href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
            key={index}
            href={part.href}
            target="_blank"
            rel="noreferrer nofollow"
            className="text-river underline underline-offset-4"
          >
            {part.text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </p>
  )
}
