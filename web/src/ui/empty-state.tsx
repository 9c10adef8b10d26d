import type { ReactNode } from 'react'
import { cx } from './class-names'

type EmptyStateProps = {
  title: ReactNode
  /** What will be here and how it gets here. */
  children?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function EmptyState({ title, children, action, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      <WaitingLines />
      <Heading className="mt-3 text-xl">{title}</Heading>
      {children && <div className="max-w-[48ch] text-soft">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

const ends = [8, 22, 36, 50, 64]

/** A sound that has not arrived yet: the branches are ready, their source is dotted. */
function WaitingLines() {
  return (
    <svg
      viewBox="0 0 200 72"
      className="h-18 w-50"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 36h66" className="stroke-accent" strokeDasharray="1 7" strokeWidth="2.5" />
      {ends.map(y => (
        <g key={y}>
          <path d={`M76 36C118 36 118 ${y} 186 ${y}`} className={y === 36 ? 'stroke-river' : 'stroke-edge'} />
          <circle cx="190" cy={y} r="3" className={y === 36 ? 'stroke-river' : 'stroke-edge'} />
        </g>
      ))}
    </svg>
  )
}
