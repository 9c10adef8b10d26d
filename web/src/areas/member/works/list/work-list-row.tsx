import { Link } from 'react-router'
import { binDays, type WorkRow } from '#contract/works/work-calls'
import { useReleaseDay } from '../../../../features/works/release-day'
import { useRole } from '../../../../features/works/use-role'
import { WorkCover } from '../../../../features/works/work-cover'
import { groupOf } from '../../../../features/works/work-groups'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { type NextStep, nextStepOf } from '../../../../features/works/work-next'
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

const rowClass =
  'grid items-center gap-x-4 border-line max-sm:data-chosen:border-ink sm:data-chosen:bg-sunken ' +
  'max-sm:gap-x-3 max-sm:gap-y-2.5 max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-3.5 ' +
  'sm:-mx-3 sm:min-h-26 sm:border-b sm:px-3 sm:py-3.5'

const areas =
  `max-sm:grid-cols-[3.5rem_auto_minmax(0,1fr)_auto] max-sm:[grid-template-areas:'cover_title_title_pick'_'state_state_state_state'_'way_way_act_act'] ` +
  `sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:[grid-template-areas:'pick_cover_title_act'_'pick_cover_state_act'_'pick_cover_way_act'] ` +
  `lg:grid-cols-[auto_auto_minmax(0,1fr)_17rem_9.5rem_11rem] xl:grid-cols-[auto_auto_minmax(0,1fr)_19rem_9.5rem_11rem] lg:[grid-template-areas:'pick_cover_title_state_when_act'_'pick_cover_title_way_when_act']`

/** On a phone a card: what it is, where it stands, what to do. On a desk one line of the same. */
export function WorkListRow({ work, isChosen, onChoose, onDeed }: WorkListRowProps) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const releaseDay = useReleaseDay()
  const title = titleOf(work.kind, work.title)
  const next = nextStepOf(work, useRole())
  // The reasons stand on the work's page, before anything is opened again.
  const to = next.group === 'rejected' ? links.work(work.id) : next.to
  const leadsToPage = to === links.work(work.id)
  const about = [work.artists, work.kind === 'album' ? albumOf(work.track_count) : t('kind.single')]
  return (
    <li data-chosen={isChosen || undefined} className={cx(rowClass, areas)}>
      {onChoose && (
        <Checkbox
          aria-label={t('list.choose', { title })}
          checked={isChosen}
          onChange={event => onChoose(event.target.checked)}
          className="[grid-area:pick] max-sm:self-start max-sm:pt-0"
        />
      )}
      <WorkCover workId={work.id} url={work.cover_url} className="size-14 [grid-area:cover] sm:size-18" />
      <div className="min-w-0 [grid-area:title]">
        <h2 className="truncate text-lg">
          <Link to={links.work(work.id)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="num truncate text-sm text-soft">{about.filter(Boolean).join(' · ')}</p>
        {work.release_date && <p className="num truncate text-sm text-soft lg:hidden">{planOf(work)}</p>}
      </div>
      <Standing work={work} />
      <p className="num text-sm whitespace-nowrap text-soft [grid-area:when] max-lg:hidden">
        {planOf(work)}
        <span className="block text-faint">{t('list.changed', { date: formatDate(work.updated_at) })}</span>
      </p>
      <div className="flex items-center justify-end gap-1 [grid-area:act] max-sm:-my-1 max-sm:-mr-1.5">
        <NextAction {...{ work, title, next, to, onDeed }} />
        {/* Keeps its place: the buttons before it stand in one line. */}
        <span className="sm:min-w-11">
          <WorkMenu
            workId={work.id}
            title={title}
            acts={actsOf(work)}
            hasPage={work.deleted_at === null && !leadsToPage}
            onDeed={onDeed}
          />
        </span>
      </div>
    </li>
  )

  function planOf({ release_date: date, status }: WorkRow) {
    return date ? releaseDay(status, date) : t('list.noDate')
  }

  function albumOf(count: number) {
    return t('album.tracks', { count })
  }
}

function Standing({ work }: { work: WorkRow }) {
  const t = useWords('works')
  if (work.deleted_at !== null) {
    const end = new Date(Date.parse(work.deleted_at) + binDays * 86_400_000)
    return (
      <span className="[grid-area:state] lg:row-span-2">
        <Badge tone="amber">{t('bin.until', { date: formatDate(end) })}</Badge>
      </span>
    )
  }
  const waits = work.revision?.status ?? work.status
  const group = groupOf(waits)
  return (
    <>
      <span className="flex min-w-0 flex-wrap gap-1.5 *:whitespace-normal! [grid-area:state] sm:max-lg:mt-1.5 lg:self-end">
        <WorkStatusBadge status={work.status} />
        {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
      </span>
      <StatusWay
        className="[grid-area:way] sm:max-lg:mt-1.5 lg:mt-2 lg:self-start"
        states={wayOf(waits)}
        label={
          group === 'takingDown' || group === 'takenDown'
            ? t(`status.${group}`)
            : t('way.at', { station: t(`station.${stationOf(waits)}`) })
        }
      />
    </>
  )
}

type NextActionProps = Pick<WorkListRowProps, 'work' | 'onDeed'> & {
  title: string
  next: NextStep
  to: string
}

/** One button: what the work wants next of its member. */
function NextAction({ work, title, next, to, onDeed }: NextActionProps) {
  const t = useWords('works')
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
  const looks = { rejected: 'main', signing: 'main', scope: 'ink', information: 'ink' } as const
  const look = next.other ? undefined : looks[next.group as keyof typeof looks]
  return (
    <ButtonLink to={to} size="small" variant={look ?? 'line'}>
      {t(next.other ? 'next.online' : `next.${next.group}`)}
      {said}
    </ButtonLink>
  )
}
