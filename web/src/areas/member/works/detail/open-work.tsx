import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { Work } from '#contract/works/work'
import { liveMaterialsQuery } from '../../../../features/materials/material-queries'
import { timelineQuery, workQuery } from '../../../../features/works/one-work-queries'
import { groupOf } from '../../../../features/works/work-groups'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'
import { Tabs } from '../../../../ui/tabs'
import { Loaded } from '../../loaded'
import { useDeeds } from '../actions/use-deeds'
import { ClaimBanner } from '../claim/claim-banner'
import { MusicPart } from './music-part'
import { PagePart } from './page-part'
import { PapersPart } from './papers-part'
import { RejectedNotice } from './rejected-notice'
import { ScopePart } from './scope-part'
import { Timeline } from './timeline'
import { WayAhead } from './way-ahead'
import { WorkHeader } from './work-header'

const everyPart = ['timeline', 'music', 'scope', 'page', 'papers'] as const

export function OpenWork({ work }: { work: Work }) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const materials = useQuery(liveMaterialsQuery(work.id))
  const timeline = useQuery(timelineQuery(work.id))
  const revisionId = work.revision?.id
  const revision = useQuery({ ...workQuery(revisionId ?? 0), enabled: revisionId !== undefined })
  const open = revisionId === undefined ? undefined : revision.data
  const { start, dialogs } = useDeeds(deed => deed === 'delete' && void navigate(links.works))
  const addedId = work.revision?.purpose === 'supplement' ? work.revision.id : undefined
  // A work has a page of its own from the day it passes review.
  const parts = everyPart.filter(part => part !== 'page' || work.released_at !== null)
  const part = parts.find(known => known === search.get('tab')) ?? 'timeline'
  const rejected = [work, open].filter(one => one && groupOf(one.status) === 'rejected')
  const title = titleOf(work.kind, work.details.title)
  const content = {
    timeline: (
      <Loaded query={timeline} failed={t('timeline.failed')} skeleton={<Skeleton className="h-80" />}>
        {({ entries }) => <Timeline entries={entries} work={work} files={materials.data ?? []} />}
      </Loaded>
    ),
    music: (
      <Loaded query={materials} failed={t('detail.filesFailed')} skeleton={<Skeleton className="h-96" />}>
        {files => <MusicPart work={work} materials={files} />}
      </Loaded>
    ),
    scope: <ScopePart work={work} />,
    page: <PagePart work={work} />,
    papers: <PapersPart work={work} />,
  }
  return (
    <>
      <WorkHeader
        work={work}
        open={open}
        cover={materials.data?.find(({ type }) => type === 'cover')}
        onDeed={(deed, id) =>
          start({ deed, id, title, goOnAt: id === addedId ? links.addMaterial(work.id) : undefined })
        }
      />
      <ClaimBanner workId={work.id} />
      {rejected.map(one => one && <RejectedNotice key={one.id} work={one} />)}
      <WayAhead work={work} usual={timeline.data?.usual ?? []} />
      <Tabs
        className="mt-10"
        label={t('detail.parts')}
        value={part}
        onChange={tab =>
          setSearch(
            { id: String(work.id), ...(tab === 'timeline' ? {} : { tab }) },
            {
              replace: true,
              preventScrollReset: true,
            },
          )
        }
        tabs={parts.map(value => ({ value, label: t(`part.${value}`), content: content[value] }))}
      />
      {dialogs}
    </>
  )
}
