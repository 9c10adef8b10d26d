import { Link } from 'react-router'
import type { Material } from '#contract/works/material'
import type { Work } from '#contract/works/work'
import { binDays } from '#contract/works/work-calls'
import { useReleaseDay } from '../../../../features/works/release-day'
import { WorkCover } from '../../../../features/works/work-cover'
import { groupOf } from '../../../../features/works/work-groups'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import { AskAboutWork } from '../../support/ask-about-work'
import { actsOf, type Deed } from '../actions/acts'
import { WorkMenu } from '../actions/work-menu'
import { keptListAddress } from '../list/kept-address'
import { MainAction } from './main-action'

type WorkHeaderProps = {
  work: Work
  /** The open revision itself. */
  open: Work | undefined
  cover: Material | undefined
  onDeed: (deed: Deed, id: number) => void
}

/** The thing itself: its cover at a size, its name, where it stands, and what comes next. */
export function WorkHeader({ work, open, cover, onDeed }: WorkHeaderProps) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const releaseDay = useReleaseDay()
  const { details, kind, tracks, upc, scope } = work
  const title = titleOf(kind, details.title)
  // A work that is taken back has other buttons: who pressed the old one stays beside them, and hears the new state.
  const place = useKeptFocus<HTMLDivElement>()
  const artists = details.artists.map(({ name }) => name).join(t('value.comma'))
  const count = tracks.length
  const facts = [
    kind === 'single' ? t('kind.single') : t('album.tracks', { count }),
    scope.release_date && releaseDay(work.status, scope.release_date),
    upc && t('detail.upc', { upc }),
  ]
  return (
    <header className="pt-6 sm:pt-8">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4 pointer-coarse:-my-3">
        <Link
          to={keptListAddress()}
          className="text-sm font-semibold text-river underline-offset-4 hover:underline"
        >
          {t('detail.back')}
        </Link>
        <AskAboutWork workId={work.id} className="-mr-3.5" />
      </div>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 gap-y-4 sm:grid-rows-[1fr_auto] sm:gap-x-7">
        <WorkCover
          workId={work.id}
          url={cover?.thumbnail_url ?? null}
          className="size-24 rounded-card! shadow-lift sm:row-span-2 sm:size-44"
        />
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</h1>
          <p className="mt-1 [overflow-wrap:anywhere] sm:text-lg">{artists}</p>
          <p className="num text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in */}
        <div
          ref={place}
          role="group"
          tabIndex={-1}
          aria-label={t(`status.${groupOf(work.status)}`)}
          className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control sm:col-span-1 sm:col-start-2"
        >
          <span className="mr-auto flex flex-wrap gap-1.5">
            <WorkStatusBadge status={work.status} />
            {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
            {work.deleted_at !== null && (
              <Badge tone="amber">{t('bin.until', { date: formatDate(endOf(work.deleted_at)) })}</Badge>
            )}
          </span>
          <div className="flex items-center gap-2">
            <MainAction work={work} onDeed={onDeed} />
            <WorkMenu workId={work.id} title={title} acts={actsOf(work, open)} onDeed={onDeed} look="line" />
          </div>
        </div>
      </div>
    </header>
  )
}

const endOf = (deletedAt: string) => new Date(Date.parse(deletedAt) + binDays * 86_400_000)
