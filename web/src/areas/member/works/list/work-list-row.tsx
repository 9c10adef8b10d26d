import { Link } from 'react-router'
import { binDays, type WorkRow } from '#contract/works/work-calls'
import { WorkCover } from '../../../../features/works/work-cover'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { nextStepOf } from '../../../../features/works/work-next'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { stationOf, wayOf } from '../../../../features/works/work-way'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Checkbox } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/class-names'
import { StatusWay } from '../../../../ui/status-way'
import { actsOf, type Deed } from '../actions/acts'
import { WorkMenu } from '../actions/work-menu'

type WorkListRowProps = {
  work: WorkRow
  isChosen: boolean
  /** Without it nothing can be chosen. */
  onChoose?: (isChosen: boolean) => void
  onDeed: (deed: Deed, id: number) => void
}

/** On a phone a card: what it is, where it stands, what to do. On a desk one line of the same. */
export function WorkListRow({ work, isChosen, onChoose, onDeed }: WorkListRowProps) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const title = titleOf(work.kind, work.title)
  const about = [work.artists, work.kind === 'album' ? albumOf(work.track_count) : t('kind.single')]
  return (
    <li
      data-chosen={isChosen || undefined}
      className={cx(
        'grid items-center gap-x-4 gap-y-2.5 border-line data-chosen:bg-sunken',
        'max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-3.5',
        'sm:-mx-3 sm:border-b sm:px-3 sm:py-3.5 sm:min-h-26',
        onChoose
          ? 'sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_auto_minmax(0,1fr)_18.5rem_8.5rem_auto]'
          : 'sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_18.5rem_8.5rem_auto]',
      )}
    >
      {onChoose && (
        <Checkbox
          aria-label={t('list.choose', { title })}
          checked={isChosen}
          onChange={event => onChoose(event.target.checked)}
          className="max-sm:col-start-3 max-sm:row-start-1 max-sm:self-start sm:row-span-2 lg:row-span-1"
        />
      )}
      <WorkCover
        workId={work.id}
        url={work.cover_url}
        className="size-14 max-sm:col-start-1 max-sm:row-start-1 sm:row-span-2 sm:size-18 sm:self-start lg:row-span-1 lg:self-center"
      />
      <div className="min-w-0 max-sm:col-start-2 max-sm:row-start-1">
        <h2 className="truncate text-lg">
          <Link to={links.work(work.id)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="num truncate text-sm text-soft">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="min-w-0 max-sm:col-span-3 sm:max-lg:col-start-[-3] sm:max-lg:row-start-2">
        <Standing work={work} />
      </div>
      <p className="num text-sm text-soft max-lg:hidden">
        {work.release_date ? t('list.release', { date: work.release_date }) : t('list.noDate')}
        <span className="block text-faint">{t('list.changed', { date: formatDate(work.updated_at) })}</span>
      </p>
      <div className="flex items-center justify-end gap-1 max-sm:col-span-3 max-sm:justify-between sm:max-lg:row-span-2 sm:max-lg:row-start-1">
        <NextAction work={work} title={title} onDeed={onDeed} />
        <WorkMenu
          workId={work.id}
          title={title}
          acts={actsOf(work)}
          hasPage={work.deleted_at === null}
          onDeed={onDeed}
        />
      </div>
    </li>
  )

  function albumOf(count: number) {
    return t(count === 1 ? 'album.one' : 'album.many', { count })
  }
}

function Standing({ work }: { work: WorkRow }) {
  const t = useWords('works')
  if (work.deleted_at !== null) {
    const end = new Date(Date.parse(work.deleted_at) + binDays * 86_400_000)
    return <Badge tone="amber">{t('bin.until', { date: formatDate(end) })}</Badge>
  }
  const waits = work.revision?.status ?? work.status
  return (
    <div className="flex flex-col items-start gap-2 max-sm:gap-2.5">
      <span className="flex flex-wrap gap-1.5">
        <WorkStatusBadge status={work.status} />
        {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
      </span>
      <StatusWay states={wayOf(waits)} label={t('way.at', { station: t(`station.${stationOf(waits)}`) })} />
    </div>
  )
}

type NextActionProps = Pick<WorkListRowProps, 'work' | 'onDeed'> & { title: string }

/** One button: what the work wants next of its member. */
function NextAction({ work, title, onDeed }: NextActionProps) {
  const t = useWords('works')
  const next = nextStepOf(work)
  const said = <span className="sr-only"> {title}</span>
  if (work.deleted_at !== null) {
    if (!work.can.restore) return null
    return (
      <Button size="small" onClick={() => onDeed('restore', work.id)}>
        {t('deed.restore')}
        {said}
      </Button>
    )
  }
  // The reasons stand on the work's page, before anything is opened again.
  const to = next.group === 'rejected' ? links.work(work.id) : next.to
  const looks = { rejected: 'main', signing: 'main', scope: 'ink', information: 'ink' } as const
  return (
    <ButtonLink to={to} size="small" variant={looks[next.group as keyof typeof looks] ?? 'line'}>
      {t(`next.${next.group}`)}
      {said}
    </ButtonLink>
  )
}
