import type { ShownRelease } from '#contract/release-pages/calls'
import { clock } from '../../../features/materials/player/clock'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { SoundBars } from './sound-bars'

/** Every track with its outline; the excerpt is marked where it stands. */
export function TrackRows({ release: { tracks, excerpt } }: { release: ShownRelease }) {
  const t = useWords('release')
  return (
    <section aria-labelledby="tracks" className="min-w-0">
      <h2 id="tracks" className="sr-only">
        {t('tracks.title')}
      </h2>
      <ol className="border-b border-line">
        {tracks.map(({ position, title, other_title, artists, seconds, bars }) => {
          const isHeard = position === excerpt?.position
          const { from, to } = (isHeard && excerpt) || { from: null, to: null }
          return (
            <li
              key={position}
              className="grid min-h-15 grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-x-3 border-t border-line py-2.5 text-soft md:grid-cols-[1.75rem_minmax(0,12rem)_minmax(0,1fr)_3.25rem] md:gap-x-4"
            >
              <span className={cx('num', isHeard && 'text-accent')}>{position}</span>
              <span className="min-w-0">
                <b
                  className={cx(
                    'block font-display font-semibold break-words',
                    isHeard ? 'text-accent' : 'text-ink',
                  )}
                >
                  {title}
                </b>
                {(other_title || artists) && (
                  <span className="block text-sm break-words">
                    {[other_title, artists].filter(Boolean).join(' · ')}
                  </span>
                )}
              </span>
              <SoundBars
                bars={bars}
                part={from !== null && to !== null ? { from, to } : undefined}
                className="h-7"
              />
              <span className="num text-right">{seconds > 0 ? clock(seconds) : ''}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
