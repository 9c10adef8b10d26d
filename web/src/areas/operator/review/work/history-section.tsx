import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { HistoryList } from '../../catalogue/history-list'
import { useDesk } from './desk-context'

export function HistorySection() {
  const t = useWords('review')
  const { review } = useDesk()
  if (review.history.length === 0) return null
  return (
    <Card id="history" data-section title={t('history.title')} className="scroll-mt-4">
      <HistoryList history={review.history} work={review.work} materials={review.materials} />
    </Card>
  )
}
