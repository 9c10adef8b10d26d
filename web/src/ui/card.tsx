import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** A line under the title: a file's name, a date. */
  detail?: ReactNode
  /** Stands at the end of the title's line: a badge, a button. */
  aside?: ReactNode
  heading?: 'h2' | 'h3'
}

export function Card({
  title,
  detail,
  aside,
  heading: Heading = 'h2',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <section
      {...rest}
      className={cx(
        'rounded-card border border-line bg-surface p-4 shadow-lift sm:px-6 sm:py-5.5',
        className,
      )}
    >
      {(title || aside) && (
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 last:mb-0">
          <div className="min-w-0">
            {title && <Heading className="text-lg">{title}</Heading>}
            {detail && <p className="text-sm text-soft">{detail}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
