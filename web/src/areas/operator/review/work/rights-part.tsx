import type { Material } from '#contract/works/material'
import { needsDocument } from '#contract/works/missing'
import { isCover } from '#contract/works/rights'
import { useWords } from '../../../../lib/words'
import type { Review } from '../review-queries'
import { useDesk } from './desk-context'
import { EvidencePart } from './evidence-part'
import { isEmpty } from './is-empty'
import { FieldPart } from './part'
import { TerritoryWords } from './territory-words'

type RightsPartProps = { track: Review['work']['tracks'][number]; documents: readonly Material[] }

const always = ['property', 'source']
const order = [
  'property',
  'original_title',
  'original_artist',
  'source',
  'co_authors',
  'author',
  'author_died',
  'catalogue_number',
  'physically_released_on',
  'licence_number',
  'valid_from',
  'valid_to',
  'licence_territory',
] as const

/** What the member claims, beside the papers that prove it. */
export function RightsPart({ track, documents }: RightsPartProps) {
  const t = useWords('works')
  const words = useWords('review')
  const { changes } = useDesk()
  const { rights } = track.details
  const isProven = needsDocument(rights)
  const isShown = (name: (typeof order)[number]) => {
    if (changes.at(`tracks.${track.id}.rights.${name}`) || always.includes(name)) return true
    // Without a licence its territory is only what every draft begins with.
    if (name === 'licence_territory') return isProven
    return !isEmpty(rights[name]) && (isCover(rights) || !name.startsWith('original_'))
  }
  return (
    <section aria-label={t('detail.rights')}>
      <h3 className="mb-1 font-sans text-base tracking-normal">{t('detail.rights')}</h3>
      <div
        className={
          documents.length > 0
            ? 'grid items-start gap-x-6 gap-y-4 xl:grid-cols-[15rem_minmax(0,1fr)]'
            : undefined
        }
      >
        <div className="@container min-w-0">
          {order.filter(isShown).map(name => (
            <FieldPart key={name} name={`rights.${name}`} trackId={track.id} value={rights[name]}>
              {name === 'licence_territory' && <TerritoryWords territory={rights.licence_territory} />}
            </FieldPart>
          ))}
          {isProven && documents.length === 0 && (
            <p className="py-2 text-sm font-semibold text-accent">{words('evidence.none')}</p>
          )}
        </div>
        <EvidencePart documents={documents} />
      </div>
    </section>
  )
}
