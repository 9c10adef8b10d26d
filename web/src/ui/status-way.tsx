import { cx } from './class-names'

export type WayState = 'done' | 'now' | 'problem' | 'next'

const dots: Record<WayState, string> = {
  done: 'border-river bg-river',
  now: 'border-amber bg-amber',
  problem: 'border-accent bg-accent',
  next: 'border-edge',
}

/** The small path of dots: how far something is. `label` says it in words. */
export function StatusWay({
  states,
  label,
  className,
}: {
  states: WayState[]
  label: string
  className?: string
}) {
  return (
    <span role="img" aria-label={label} className={cx('inline-flex items-center', className)}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way's stations don't move
        <span key={index} className="flex items-center">
          {index > 0 && <span className={cx('h-0.5 w-5.5', state === 'done' ? 'bg-river' : 'bg-line')} />}
          <span className={cx('size-2.25 rounded-full border-2', dots[state])} />
        </span>
      ))}
    </span>
  )
}
