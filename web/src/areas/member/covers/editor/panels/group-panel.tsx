import Ungroup from 'lucide-react/icons/ungroup'
import type { GroupLayer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { layerLabel } from '../layers/layer-label'
import { useEditor } from '../state/use-editor'
import { Row } from './row'

const mostNamed = 8

export function GroupPanel({ layer }: { layer: GroupLayer }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const named = layer.layers.toReversed().slice(0, mostNamed)
  const more = layer.layers.length - named.length
  return (
    <>
      <Row label={t('panel.holds')} isTop>
        <ul className="min-w-0 flex-1 py-1.5 text-sm">
          {named.map(each => (
            <li key={each.id} className="truncate">
              {layerLabel(each, t)}
            </li>
          ))}
          {more > 0 && <li className="text-soft">{t('panel.andMore', { count: more })}</li>}
        </ul>
      </Row>
      <Row label={t('panel.group')}>
        <Button size="small" icon={<Ungroup className="size-4.5" />} onClick={() => editor.ungroup()}>
          {t('panel.ungroup')}
        </Button>
      </Row>
    </>
  )
}
