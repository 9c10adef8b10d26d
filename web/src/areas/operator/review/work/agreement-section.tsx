import { useState } from 'react'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { Segmented } from '../../../../ui/segmented'
import { useDesk } from './desk-context'
import { Paper } from './paper'

/** What was signed for this work, to be read beside it; the latest is the one in force. */
export function AgreementSection() {
  const t = useWords('works')
  const { review } = useDesk()
  const { agreements } = review.work
  const [chosen, setChosen] = useState<string>()
  const shown = agreements.find(({ id }) => String(id) === chosen) ?? agreements[0]
  if (!shown) return null
  return (
    <Card id="agreement" data-section title={t('agreements.title')} className="scroll-mt-4">
      {agreements.length > 1 && (
        <Segmented
          look="chips"
          label={t('agreements.title')}
          value={String(shown.id)}
          onChange={setChosen}
          segments={agreements.map(({ id, number }) => ({ value: String(id), label: number }))}
          className="mb-3"
        />
      )}
      <Facts
        rows={[
          [t('agreements.number'), shown.number],
          [t('agreements.signedAt'), formatMoment(shown.signed_at)],
        ]}
      />
      <div className="mt-4">
        <Paper url={shown.url} name={shown.number} className="h-[min(70dvh,44rem)]" />
      </div>
    </Card>
  )
}
