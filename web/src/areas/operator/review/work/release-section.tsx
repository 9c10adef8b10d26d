import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { CoverPart } from './cover-part'
import { useDesk } from './desk-context'
import { isEmpty } from './is-empty'
import { FieldPart } from './part'

const always = ['title', 'artists', 'genre', 'language', 'p_line', 'c_line', 'explicit', 'ai_use']
const order = [
  'title',
  'version',
  'other_titles',
  'artists',
  'label',
  'genre',
  'sub_genre',
  'language',
  'original_release_date',
  'upc',
  'p_line',
  'c_line',
  'explicit',
  'ai_use',
] as const

/** What is said of the whole release, beside its cover. */
export function ReleaseSection() {
  const t = useWords('works')
  const { review, changes } = useDesk()
  const { details } = review.work
  const cover = review.materials.find(({ type }) => type === 'cover')
  return (
    <Card id="release" data-section title={t('detail.release')} className="scroll-mt-4">
      <div className="grid items-start gap-6 md:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]">
        {cover ? <CoverPart material={cover} /> : <p className="text-soft">{t('detail.noCover')}</p>}
        <div className="@container min-w-0">
          {order
            .filter(name => always.includes(name) || changes.at(name) || !isEmpty(details[name]))
            .map(name => (
              <FieldPart key={name} name={name} value={details[name]} />
            ))}
        </div>
      </div>
    </Card>
  )
}
