import { useSearchParams } from 'react-router'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { BriefForm } from './smart/brief-form'
import { DesignGrid } from './smart/design-grid'
import { DesignSide } from './smart/design-side'
import { useSmart } from './smart/use-smart'
import { useWorkBrief } from './smart/use-work-brief'

/** Twelve finished covers at once, for any words or for the work that `?work=` names. */
export default function SmartCover() {
  const t = useWords('covers')
  const [params] = useSearchParams()
  const asked = Number(params.get('work'))
  const workId = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const work = useWorkBrief(workId)
  const smart = useSmart(workId, work)
  const title = smart.brief.title.trim()
  return (
    <div className="page pb-28 lg:pb-12">
      <PageHeader
        title={title ? t('smart.titleFor', { title }) : t('smart.title')}
        lead={t('smart.lead')}
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
