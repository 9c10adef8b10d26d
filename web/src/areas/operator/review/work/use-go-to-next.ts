import { useNavigate } from 'react-router'
import { claimNextWork, type ReviewStage } from '#contract/review/queue-calls'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { operatorClient, useStaff } from '../../staff-queries'
import type { WorkFilter } from '../queue/queue-filter'
import { refreshQueues, reviewQuery } from '../review-queries'
import type { LastDecided } from './last-decision'

interface Wanted {
  /** Not this one: it was just decided about, or passed by. */
  after?: number
  decided?: LastDecided
}

/** Takes the work that waits longest and opens it; with none left, back to the queue. */
export function useGoToNext(stage: ReviewStage, filter: WorkFilter) {
  const t = useWords('review')
  const navigate = useNavigate()
  const toast = useToast()
  const staff = useStaff()
  return async ({ after, decided }: Wanted = {}) => {
    const state = decided && { decided }
    const next = await api(claimNextWork, { stage, ...filter, ...(after && { after }) }).catch(() => {
      // The problem has been shown; the queue shows how things stand.
      return undefined
    })
    void refreshQueues()
    const id = next?.data.id
    if (!id) {
      if (next) toast({ title: t('next.none') })
      return navigate(links.operatorReviewOf(stage, filter), { state })
    }
    holdPreloaded(id, staff)
    window.scrollTo(0, 0)
    return navigate(links.operatorReviewWork(id, filter), { state })
  }
}

/** What was laid ready before it was taken is drawn as taken at once; the server's word follows. */
function holdPreloaded(id: number, { id: staffId, name }: { id: number; name: string }) {
  const { queryKey } = reviewQuery(id)
  operatorClient.setQueryData(
    queryKey,
    review =>
      review && {
        ...review,
        claimed_by: { id: staffId, name },
        can: { claim: false, release: true, pass: true, reject: true, obstacle: null },
      },
  )
  void operatorClient.invalidateQueries({ queryKey })
}
