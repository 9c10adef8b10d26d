import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Loaded } from '../../loaded'
import { sharedQuery } from '../split-queries'
import { useMonth } from '../use-month'
import { MiniParts } from './mini-parts'
import { MoreButton } from './more-button'

/** Recordings of others that the reader has a part of. Nothing at all for whoever has none. */
export function SharedTracks() {
  const t = useWords('splits')
  const monthName = useMonth()
  const query = useInfiniteQuery(sharedQuery)
  const shared = query.data?.pages.flatMap(page => page.items) ?? []
  if (query.data === undefined) {
    return (
      <Loaded query={query} failed={t('shared.failed')} skeleton={null}>
        {() => null}
      </Loaded>
    )
  }
  if (shared.length === 0) return null
  return (
    <section aria-labelledby="shared-tracks" className="mt-12">
      <h2 id="shared-tracks" className="border-b-2 border-ink pb-3 text-xl">
        {t('shared.title')}
      </h2>
      <ul aria-label={t('shared.title')}>
        {shared.map(({ track, owner_name, percent, from_month, is_ahead }) => (
          <li
            key={track.isrc}
            className="relative grid grid-cols-[minmax(0,1fr)_auto_4rem] items-center gap-4 border-b border-line py-4 hover:bg-sunken"
          >
            <div className="min-w-0">
              <h3 className="text-lg [overflow-wrap:anywhere]">
                <Link
                  to={links.split(track.isrc)}
                  className="after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  {track.title}
                </Link>
              </h3>
              <p className="text-sm text-soft">{t('shared.by', { name: owner_name })}</p>
            </div>
            <div className="text-right">
              <p className="font-display num text-lg font-semibold text-river">{percent} %</p>
              <p className="text-sm text-soft">
                {t(is_ahead ? 'list.from' : 'list.since', { month: monthName(from_month) })}
              </p>
            </div>
            <MiniParts
              parts={[
                { percent, isMine: true },
                { percent: String(100 - Number(percent)), isMine: false },
              ]}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={query} of={t('shared.title')} />
    </section>
  )
}
