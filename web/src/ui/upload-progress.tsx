import { cx } from './class-names'
import type { UploadState } from './upload-tile'

type UploadProgressProps = { state: UploadState; value: number; label: string }

/** A line that fills. As long as a check has no share to show, the line breathes. */
export function UploadProgress({ state, value, label }: UploadProgressProps) {
  const share = Math.round(Math.min(1, Math.max(0, value)) * 100)
  const checking = state === 'checking' && share === 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={checking ? undefined : share}
      className="mt-3 h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] ease-linear',
          checking && 'animate-breathe',
          state === 'failed' ? 'bg-accent' : state === 'paused' ? 'bg-edge' : 'bg-river',
        )}
        style={{ width: `${checking ? 100 : share}%` }}
      />
    </div>
  )
}
