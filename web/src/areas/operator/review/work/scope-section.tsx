import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { useDesk } from './desk-context'
import { FieldPart } from './part'
import { TerritoryWords } from './territory-words'

/** Where it goes, and when. */
export function ScopeSection() {
  const t = useWords('works')
  const { review } = useDesk()
  const { scope } = review.work
  const { territory } = scope
  const names = review.channels.map(({ name }) => name).join(t('value.comma'))
  const chosen = scope.all_channels ? 'all' : scope.channel_ids
  return (
    <Card id="scope" data-section title={t('part.scope')} className="@container scroll-mt-4">
      <FieldPart name="channels" value={chosen}>
        <span className="font-semibold">{t(scope.all_channels ? 'scope.all' : 'scope.some')}</span>
        <span className="block text-sm text-soft">{names || t('scope.none')}</span>
      </FieldPart>
      <FieldPart name="territory" value={territory}>
        <TerritoryWords territory={territory} />
      </FieldPart>
      <FieldPart name="release_date" value={scope.release_date} />
      <FieldPart name="if_late" value={scope.if_late} />
    </Card>
  )
}
