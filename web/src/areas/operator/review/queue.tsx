import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { useStaff } from '../staff-queries'
import { CasesList } from './cases/cases-list'
import { NextWorkButton } from './queue/next-work-button'
import { readFilter } from './queue/queue-filter'
import { QueueList } from './queue/queue-list'
import { mayDecideCases, stagesOf } from './review-queries'
import { ReviewTabs, type Room } from './review-tabs'
import { LastDecision, readDecision } from './work/last-decision'

/** What is shown stands in the address, so that it can be kept and passed on. */
export default function ReviewQueue() {
  const t = useWords('review')
  const staff = useStaff()
  const [params] = useSearchParams()
  const decision = readDecision(useLocation().state)
  const rooms: Room[] = [...stagesOf(staff), ...(mayDecideCases(staff) ? (['cases'] as const) : [])]
  const here = rooms.find(room => room === params.get('stage')) ?? rooms[0]
  const stage = here === 'content' || here === 'rights' ? here : undefined
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('queue.title')}
        lead={here && t(`queue.lead.${here as 'content'}`)}
        actions={stage && <NextWorkButton stage={stage} filter={readFilter(params)} />}
      />
      <div className="mt-4">{here && <ReviewTabs here={here} />}</div>
      {decision && <LastDecision key={decision.id} decision={decision} className="mt-6" />}
      {stage && <QueueList key={stage} stage={stage} />}
      {here === 'cases' && <CasesList />}
    </div>
  )
}
