import type { ReactNode } from 'react'
import { cx } from './class-names'

export type Tone = 'river' | 'amber' | 'accent' | 'neutral'

const tones: Record<Tone, string> = {
  river: 'bg-river-wash text-river',
  amber: 'bg-amber-wash text-amber',
  accent: 'bg-accent-wash text-accent',
  neutral: 'bg-sunken text-soft',
}

type BadgeProps = { tone?: Tone; dot?: boolean; children: ReactNode; className?: string }

/** A state in one or two words. River: settled. Amber: under way. Accent: needs somebody. */
export function Badge({ tone = 'neutral', dot = true, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        // As round as it is tall with one line, and still in shape where a narrow screen breaks it into two.
        'inline-flex min-h-6 align-middle max-w-full items-center gap-1.5 rounded-xl sm:whitespace-nowrap px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />}
      {children}
    </span>
  )
}
