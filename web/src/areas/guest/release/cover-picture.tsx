import type { ShownRelease } from '#contract/release-pages/calls'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

/** Its place is kept, also where the cover is still on its way. */
export function CoverPicture({ release, className }: { release: ShownRelease; className?: string }) {
  const t = useWords('release')
  const { cover, title } = release
  const look = 'aspect-square w-full rounded-lg bg-surface shadow-2xl ring-1 ring-line'
  if (!cover) return <div aria-hidden="true" className={cx(look, className)} />
  return (
    <img
      src={cover}
      alt={t('cover.of', { title })}
      width={1200}
      height={1200}
      fetchPriority="high"
      className={cx(look, 'object-cover', className)}
    />
  )
}
