import { useSearchParams } from 'react-router'
import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../features/works/use-role'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { aboutInAddress } from './add/about'
import { NewTicketForm } from './add/new-ticket-form'
import { BackToList } from './back-to-list'

export default function NewTicket() {
  const t = useWords('support')
  const { site } = useRootData()
  const [params] = useSearchParams()
  const about = aboutInAddress(params)
  if (!useMay(createTicket)) {
    return (
      <div className="page py-10">
        <EmptyState
          heading="h1"
          title={t('add.readOnly')}
          action={
            <span className="font-semibold text-river">
              <BackToList />
            </span>
          }
        >
          {t('add.readOnlyText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page min-h-[64rem] pb-16">
      <PageHeader
        over={<BackToList />}
        title={t('add.title')}
        lead={t('add.lead', { hours: site.promises.answer_hours })}
      />
      {/* Another work to ask about is another form, with a draft of its own. */}
      <NewTicketForm key={about ? `${about.kind} ${about.id}` : ''} about={about} />
    </div>
  )
}
