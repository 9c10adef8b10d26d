import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useNavigate } from 'react-router'
import type { Work } from '#contract/works/work'
import { reviseWork } from '#contract/works/work-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { editorAt, fieldOfReason } from '../../../../features/works/reasons/reason-place'
import { ReasonRows } from '../../../../features/works/reasons/reason-rows'
import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { materialsQuery } from '../../../../features/works/work-queries'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { AskAboutWork } from '../../support/ask-about-work'
import { settleWorks } from '../actions/settle-works'

/** Why it came back, before anything else, and the way to put each thing right. */
export function RejectedNotice({ work }: { work: Work }) {
  const t = useWords('works')
  const navigate = useNavigate()
  const labelOf = useReasonLabel(work)
  const { data: files = [] } = useQuery(materialsQuery(work.id))
  const [once, isBusy] = useOnce()
  const reasons = work.reasons.map(reason => {
    const key = fieldOfReason(reason.field, files)
    return { ...reason, key, label: labelOf(key) }
  })
  const correct = (key = 'title') =>
    once(async () => {
      if (work.can.revise) await api(reviseWork, { id: work.id })
      void settleWorks([work.id])
      await navigate(editorAt(work, key))
    })
  return (
    <section
      aria-labelledby={`rejected-${work.id}`}
      className="mt-6 rounded-card border border-accent bg-accent-wash px-5 py-5 sm:px-6"
    >
      <h2 id={`rejected-${work.id}`} className="text-lg text-accent">
        {t(work.revision_of === null ? 'rejected.title' : 'rejected.revision', { count: reasons.length })}
      </h2>
      <ReasonRows
        reasons={reasons}
        action={({ key }) =>
          work.can.revise && reasons.length > 1 ? (
            <button
              type="button"
              onClick={() => void correct(key)}
              className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t('rejected.correctThis')}
              <ArrowRight aria-hidden="true" className="size-4" />
            </button>
          ) : null
        }
      />
      {work.can.revise && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="main" loading={isBusy} onClick={() => void correct(reasons[0]?.key)}>
            {t('rejected.correct')}
          </Button>
          <span className="text-sm text-soft">{t('rejected.keeps')}</span>
          <AskAboutWork workId={work.revision_of ?? work.id} className="max-sm:-ml-3.5 sm:ml-auto" />
        </div>
      )}
    </section>
  )
}
