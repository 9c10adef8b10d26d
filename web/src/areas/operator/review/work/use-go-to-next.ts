import { useNavigate } from 'react-router'
import { findNextWork, type ReviewStage } from '#contract/review/queue-calls'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import type { WorkFilter } from '../queue/queue-filter'
import { refreshQueues } from '../review-queries'
import type { LastDecided } from './last-decision'

interface Wanted {
  /** Not this one: it was just decided about, or passed by. */
  after?: number
  decided?: LastDecided
}

/** Opens the first free work of the queue without claiming it; with none left, back to the queue. */
export function useGoToNext(stage: ReviewStage, filter: WorkFilter) {
  const t = useWords('review')
  const navigate = useNavigate()
  const toast = useToast()
  return async ({ after, decided }: Wanted = {}) => {
    const state = decided && { decided }
    const next = await api(findNextWork, { stage, ...filter, ...(after && { after }) }).catch(() => {
      // The problem has been shown; the queue shows how things stand.
      return undefined
    })
    void refreshQueues()
    const id = next?.data.id
    if (!id) {
      if (next) toast({ title: t('next.none') })
      return navigate(links.operatorReviewOf(stage, filter), { state })
    }
    window.scrollTo(0, 0)
    return navigate(links.operatorReviewWork(id, filter), { state })
  }
}
