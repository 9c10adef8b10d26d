import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { PeopleFields } from './people-fields'

export function PeopleCard({ trackId }: { trackId: number }) {
  const t = useWords('publish')
  return (
    <Card title={t('people.title')} detail={t('people.lead')}>
      <PeopleFields trackId={trackId} />
    </Card>
  )
}
