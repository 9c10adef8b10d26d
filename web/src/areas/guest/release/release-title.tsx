import type { ShownRelease } from '#contract/release-pages/calls'
import { cx } from '../../../ui/class-names'

/** As large as it fits: Chinese is twice as wide as Latin. */
function sizeOf(title: string): string {
  const width = [...title].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0)
  if (width <= 14) return 'text-[clamp(2.75rem,1.2rem+6.5vw,6.5rem)]/[0.98]'
  if (width <= 30) return 'text-[clamp(2.25rem,1.2rem+3.6vw,4.25rem)]/[1.02]'
  return 'text-[clamp(1.75rem,1.2rem+2vw,2.875rem)]/[1.08]'
}

export function ReleaseTitle({
  release,
}: {
  release: Pick<ShownRelease, 'title' | 'other_title' | 'artists'>
}) {
  const { title, other_title, artists } = release
  return (
    <>
      <p className="text-lg font-semibold break-words text-accent">{artists}</p>
      <h1 className={cx('mt-2 break-words', sizeOf(title))}>{title}</h1>
      {other_title && other_title !== title && <p className="mt-2 text-lg text-soft">{other_title}</p>}
    </>
  )
}
