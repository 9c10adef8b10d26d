import type { ReactNode } from 'react'
import type { Tone } from './badge'
import { cx } from './class-names'

const tones: Record<Tone, string> = {
  river: 'bg-river-wash',
  amber: 'bg-amber-wash',
  accent: 'bg-accent-wash',
  neutral: 'bg-sunken',
}

type NoticeProps = {
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** A finding in its place: what it is, what follows, what can be done. */
export function Notice({ tone = 'neutral', title, children, action, className }: NoticeProps) {
  return (
    <div className={cx('rounded-control px-4 py-3.5 text-sm', tones[tone], className)}>
      <p className="font-semibold">{title}</p>
      {children && <div className="text-soft">{children}</div>}
      {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
