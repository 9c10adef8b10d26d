import type { ShownRelease } from '#contract/release-pages/calls'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Countdown } from './countdown'
import { CoverPicture } from './cover-picture'
import { ReleaseTitle } from './release-title'
import { ShareButton } from './share-button'

/** Before the date: nothing to hear yet, one thing to do. */
export function SoonOut({ release }: { release: ShownRelease }) {
  const t = useWords('release')
  const { begins_at, release_date, code } = release
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 pt-2 pb-16 md:pt-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <CoverPicture release={release} />
      <div className="min-w-0">
        <ReleaseTitle release={release} />
        <div className="mt-8">{begins_at && <Countdown until={begins_at} />}</div>
        <p className="num mt-5 text-soft">
          {release_date ? t('soon.when', { day: release_date }) : t('soon.whenOpen')}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {release_date && (
            <a
              href={links.releaseDate(code)}
              className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-sm font-semibold text-accent-ink hover:brightness-92"
            >
              {t('soon.calendar')}
            </a>
          )}
          <ShareButton release={release} />
        </div>
      </div>
    </div>
  )
}
