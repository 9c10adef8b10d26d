import { DiffCards } from '../../../../features/works/diff/diff-cards'
import { isUnchanged } from '../../../../features/works/diff/diff-works'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Select } from '../../../../ui/select'
import { useDesk } from './desk-context'

/** What is different from what is online, or from what was handed in before. */
export function EarlierSection() {
  const t = useWords('review')
  const { review, changes } = useDesk()
  const { earlier, chosen, choose, diff } = changes
  if (!diff) return null
  return (
    <Card
      id="earlier"
      data-section
      title={t('earlier.title')}
      detail={t('earlier.lead')}
      aside={
        <div className="w-72 max-sm:w-full">
          <Select
            label={t('earlier.choose')}
            value={String(chosen)}
            onChange={value => choose(Number(value))}
            options={earlier.map(({ kind, at }, index) => ({
              value: String(index),
              label: t(`earlier.${kind}`, { at: formatMoment(at) }),
            }))}
          />
        </div>
      }
      className="scroll-mt-4"
    >
      {isUnchanged(diff) ? (
        <p className="text-soft">{t('earlier.same')}</p>
      ) : (
        <DiffCards
          diff={diff}
          channels={review.channels}
          heading="h3"
          sides={{ before: t('earlier.before'), after: t('earlier.now') }}
        />
      )}
    </Card>
  )
}
