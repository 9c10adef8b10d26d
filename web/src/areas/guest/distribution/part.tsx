import type { ReactNode } from 'react'
import { cx } from '../../../ui/class-names'

interface PartProps {
  id: string
  title: string
  text: string
  isSunken?: boolean
  children: ReactNode
}

/** One question that a musician has, and its answer beside it. */
export function Part({ id, title, text, isSunken = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={cx('py-14 md:py-20', isSunken && 'bg-sunken')}>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="self-start lg:sticky lg:top-10">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-soft">{text}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
