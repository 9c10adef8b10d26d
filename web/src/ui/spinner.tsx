import { cx } from './class-names'

const lines = [6, 12, 18]

/** Three staff lines that flow. Decorative: say what is being waited for in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 24" className={cx('h-5 w-7.5 overflow-hidden', className)} aria-hidden="true">
      <g className="animate-drift" fill="none" stroke="currentColor" strokeWidth="1.9">
        {lines.map(y => (
          <path key={y} d={`M-24 ${y}q6-6 12 0t12 0t12 0t12 0t12 0t12 0t12 0`} />
        ))}
      </g>
    </svg>
  )
}
