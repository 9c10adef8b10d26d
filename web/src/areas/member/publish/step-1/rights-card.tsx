import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { RightsGate } from './rights-gate'

export function RightsCard({ trackId }: { trackId: number }) {
  const t = useWords('publish')
  return (
    <Card title={t('rights.title')} detail={t('rights.lead')}>
      <RightsGate trackId={trackId} />
    </Card>
  )
}
