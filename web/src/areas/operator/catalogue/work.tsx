import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listDeliveries } from '#contract/distribution/delivery-calls'
import { FieldFacts } from '../../../features/works/field-facts'
import { WorkCover } from '../../../features/works/work-cover'
import { useTrackTitle, useWorkTitle } from '../../../features/works/work-labels'
import { WorkStatusBadge } from '../../../features/works/work-status-badge'
import { formatDate, formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { staffMay, useStaff } from '../staff-queries'
import { Unreachable } from '../unreachable'
import { type CatalogueWork, catalogueWorkQuery } from './catalogue-queries'
import { HistoryList } from './history-list'
import { SignedAgreements } from './work/signed-agreements'

export default function OneWork() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchWork />
  return <OpenedWork key={id} id={id} />
}

function OpenedWork({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(catalogueWorkQuery(id))
  if (data) return <ReadWork opened={data} />
  if (isRefusal(error, 'notFound')) return <NoSuchWork />
  if (error) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page pt-10 pb-16">
      <SkeletonLines lines={10} />
    </div>
  )
}

/** To read: whoever decides about it goes on to the review. */
function ReadWork({ opened }: { opened: CatalogueWork }) {
  const t = useWords('catalogue')
  const works = useWords('works')
  const { work, member, materials, can } = opened
  const title = useWorkTitle()(work.kind, work.details.title)
  useTabTitle(title)
  const maySeeDeliveries = staffMay(useStaff(), listDeliveries)
  return (
    <div className="page pb-16">
      <PageHeader
        over={<Link to={links.operatorWorks}>{t('title')}</Link>}
        title={
          <span className="flex min-w-0 items-center gap-4">
            <WorkCover workId={work.id} url={opened.cover_url} className="size-16" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <WorkStatusBadge status={work.status} />
            {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
            <span>{works(`kind.${work.kind}`)}</span>
            <span className="num">{t('number', { id: work.id })}</span>
          </span>
        }
        actions={
          <>
            {maySeeDeliveries && work.upc && (
              <ButtonLink to={links.operatorDeliveriesOf(work.upc)}>{t('toDeliveries')}</ButtonLink>
            )}
            {can.review && (
              <ButtonLink to={links.operatorReviewWork(work.id)} variant="ink">
                {t('toReview')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={works('detail.release')}>
            <FieldFacts fields={releaseFields(work.details)} />
          </Card>
          <Tracks opened={opened} />
          <Card title={t('history')}>
            <HistoryList history={opened.history} work={work} materials={materials} />
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={t('standing')}>
            <Facts
              rows={[
                [
                  t('column.member'),
                  can.member ? (
                    <Link key="member" to={links.operatorMember(member.id)}>
                      {member.nickname || t('closedMember')}
                    </Link>
                  ) : (
                    member.nickname || t('closedMember')
                  ),
                ],
                ...(member.name ? [[t('verifiedName'), member.name] as [string, string]] : []),
                [t('column.upc'), work.upc ?? '--'],
                [t('column.date'), formatDate(work.scope.release_date)],
                [t('submitted'), formatMoment(opened.submitted_at)],
                [t('released'), work.released_at ? formatMoment(work.released_at) : '--'],
              ]}
            />
          </Card>
          <Card title={t('channels')}>
            <p>{opened.channels.map(({ name }) => name).join(t('comma')) || '--'}</p>
          </Card>
          {work.agreements.length > 0 && <SignedAgreements agreements={work.agreements} />}
        </div>
      </div>
    </div>
  )
}

function releaseFields({ p_line, c_line, ...details }: CatalogueWork['work']['details']) {
  return {
    artists: details.artists,
    version: details.version,
    label: details.label,
    genre: details.genre,
    sub_genre: details.sub_genre,
    language: details.language,
    original_release_date: details.original_release_date,
    p_line: p_line.owner ? p_line : null,
    c_line: c_line.owner ? c_line : null,
    explicit: details.explicit,
    ai_use: details.ai_use,
  }
}

function Tracks({ opened: { work, materials } }: { opened: CatalogueWork }) {
  const t = useWords('catalogue')
  const works = useWords('works')
  const titleOf = useTrackTitle()
  return (
    <Card title={t('tracks')}>
      <ol>
        {work.tracks.map(({ id, position, details, isrc, withdrawn }) => (
          <li
            key={id}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-3 last:border-b-0"
          >
            <span className="num text-soft">{position}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{titleOf(details.title, position)}</span>
              {withdrawn && <span className="ml-2 text-sm text-accent">{works('detail.withdrawn')}</span>}
              <span className="block text-sm text-soft">
                {materials
                  .filter(({ track_id }) => track_id === id)
                  .map(({ file_name }) => file_name)
                  .join(t('comma')) || works('detail.noFiles')}
              </span>
            </span>
            <span className="num text-sm text-soft">{isrc ?? '--'}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function NoSuchWork() {
  const t = useWords('catalogue')
  return (
    <NotThere
      title={t('gone.title')}
      text={t('gone.text')}
      back={t('gone.action')}
      to={links.operatorWorks}
    />
  )
}
