import Images from 'lucide-react/icons/images'
import { useSearchParams } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { PageHeader } from '../../../ui/page-header'
import { BriefForm } from './smart/brief-form'
import { DesignGrid } from './smart/design-grid'
import { DesignSide } from './smart/design-side'
import { useSmart } from './smart/use-smart'
import { useWorkBrief } from './smart/use-work-brief'
import { workIn } from './work-in-address'

/** Twelve finished covers at once, for any words or for the work that `?work=` names. */
export default function SmartCover() {
  const [params] = useSearchParams()
  const workId = workIn(params)
  // Another work begins with nothing of this one.
  return <Studio key={workId ?? 0} workId={workId} />
}

function Studio({ workId }: { workId: number | undefined }) {
  const t = useWords('covers')
  const work = useWorkBrief(workId)
  const smart = useSmart(workId, work)
  const title = smart.brief.title.trim()
  return (
    <div className="page pb-28 lg:pb-12">
      <PageHeader
        title={title ? t('smart.titleFor', { title }) : t('smart.title')}
        lead={t('smart.lead')}
        actions={
          <ButtonLink
            to={workId ? links.manualCoverFor(workId) : links.manualCover}
            icon={<Images aria-hidden="true" className="size-4.5" />}
          >
            {t('smart.library')}
          </ButtonLink>
        }
        ruled
      />
      <div className="mt-6 grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_19rem]">
        <BriefForm smart={smart} work={work} />
        <DesignGrid smart={smart} />
        <DesignSide smart={smart} work={work} />
      </div>
    </div>
  )
}
