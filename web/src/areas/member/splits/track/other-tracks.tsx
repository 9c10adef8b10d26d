import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '../../../../lib/words'
import { TrackRow } from '../list/track-row'
import { tracksQuery } from '../split-queries'

const most = 4

export function OtherTracks({ isrc }: { isrc: string }) {
  const t = useWords('splits')
  const { data } = useInfiniteQuery(tracksQuery({ view: 'all', search: '' }))
  const others = (data?.pages[0]?.items ?? []).filter(({ track }) => track.isrc !== isrc).slice(0, most)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-tracks" className="mt-12">
      <h2 id="other-tracks" className="border-b-2 border-ink pb-3 text-xl">
        {t('other.title')}
      </h2>
      <ul aria-label={t('other.title')}>
        {others.map(row => (
          <TrackRow key={row.track.isrc} row={row} />
        ))}
      </ul>
    </section>
  )
}
