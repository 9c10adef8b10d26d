import { cx } from './class-names'

/** A place held for what is being loaded. Give it the height of the thing itself, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-breathe rounded-lg bg-line', className)} />
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-3/5']

/** Lines of text that are still to come, drawn as a staff. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className={cx('h-3.5', widths[index === lines - 1 ? 3 : index % 3])} />
      ))}
    </span>
  )
}
