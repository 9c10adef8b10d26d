import type { ReactNode } from 'react'
import { Button } from './button'
import { cx } from './class-names'

type ErrorStateProps = {
  title: ReactNode
  /** What can be done, in words. */
  children?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  retrying?: boolean
  /** Beside retry: support, back. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, retryLabel, onRetry, retrying, action, heading: Heading = 'h2', className } = props
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      <BrokenLines />
      <Heading className="mt-3 text-xl">{title}</Heading>
      {children && <div className="max-w-[48ch] text-soft">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {onRetry && retryLabel && (
            <Button variant="ink" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

const ys = [14, 25, 36, 47, 58]

/** The lines came this far. */
function BrokenLines() {
  return (
    <svg
      viewBox="0 0 200 72"
      className="h-18 w-50"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {ys.map((y, index) => (
        <g key={y} className="stroke-edge">
          <path d={`M4 36C40 36 40 ${y} ${84 + (index % 2) * 8} ${y}`} />
          <path d={`M${116 - (index % 2) * 6} ${y}h80`} strokeDasharray="1 7" />
        </g>
      ))}
      <path d="m93 29 14 14m0-14L93 43" className="stroke-accent" strokeWidth="2.5" />
    </svg>
  )
}
