import { useWords } from '../../../../lib/words'

/** A stroke for each thing that is not as usual: many of them are seen before they are read. */
export function UnusualStrokes({ count }: { count: number }) {
  const t = useWords('payout-desk')
  if (count === 0) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-2 text-xs whitespace-nowrap text-accent">
      <span aria-hidden="true" className="flex gap-0.75">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no other identity
          <i key={index} className="h-3.5 w-0.75 bg-accent" />
        ))}
      </span>
      {t('queue.unusual', { count })}
    </span>
  )
}
