import { reopenDays } from '#contract/support/ticket-state'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'

/** What the site promises to whoever asks. */
export function PromiseCard() {
  const t = useWords('support')
  const { site } = useRootData()
  return (
    <Card title={t('add.promise')}>
      <ol className="grid gap-3">
        {([1, 2, 3] as const).map(number => (
          <li key={number} className="flex gap-3">
            <span aria-hidden="true" className="font-display num text-lg leading-snug text-river">
              {number}
            </span>
            <span>{t(`add.promise${number}`, { hours: site.promises.answer_hours, days: reopenDays })}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
