import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { useDesk } from './desk-context'
import { DuplicatePair } from './duplicate-pair'

/** Recordings that sound like one of this work's, each beside it. */
export function DuplicatesSection() {
  const t = useWords('review')
  const { review } = useDesk()
  if (review.duplicates.length === 0) return null
  return (
    <Card
      id="duplicates"
      data-section
      title={t('duplicates.title', { count: review.duplicates.length })}
      detail={t('duplicates.lead')}
      className="scroll-mt-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {review.duplicates.map(duplicate => {
          const material = review.materials.find(({ id }) => id === duplicate.material_id)
          return (
            material && (
              <DuplicatePair
                key={`${duplicate.material_id} ${duplicate.other_material_id}`}
                duplicate={duplicate}
                material={material}
              />
            )
          )
        })}
      </div>
    </Card>
  )
}
