import type { ShownRelease } from '#contract/release-pages/calls'
import { useWords } from '../../../lib/words'
import { ChannelWays } from './channel-ways'
import { CoverPicture } from './cover-picture'
import { ExcerptPlayer } from './excerpt-player'
import { PageCode } from './page-code'
import { ReleaseTitle } from './release-title'
import { TrackRows } from './track-rows'

export function OutNow({ release }: { release: ShownRelease }) {
  const t = useWords('release')
  const { kind, tracks, seconds, release_date, excerpt, p_line, c_line } = release
  const facts = [
    t(`kind.${kind}`),
    t('meta.tracks', { count: tracks.length }),
    seconds > 0 && t('meta.length', { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) }),
    release_date && t('meta.released', { day: release_date }),
  ].filter(Boolean)
  return (
    <>
      <div className="page grid items-start gap-x-16 gap-y-7 pt-2 pb-10 md:pt-5 lg:grid-cols-[minmax(0,540fr)_minmax(0,610fr)] lg:pb-14">
        <CoverPicture release={release} />
        <div className="min-w-0">
          <ReleaseTitle release={release} />
          <p className="num mt-3 text-soft">{facts.join(' · ')}</p>
          {excerpt && <ExcerptPlayer key={excerpt.address} excerpt={excerpt} />}
          <ChannelWays release={release} />
        </div>
      </div>
      <div className="page grid items-start gap-x-20 gap-y-12 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TrackRows release={release} />
        <aside>
          <PageCode release={release} />
          <p className="mt-7 text-sm text-soft">
            {p_line && `℗ ${p_line}`}
            {p_line && c_line && '　'}
            {c_line && `© ${c_line}`}
          </p>
          <p className="mt-1 text-sm text-soft">{t('foot.privacy')}</p>
        </aside>
      </div>
    </>
  )
}
