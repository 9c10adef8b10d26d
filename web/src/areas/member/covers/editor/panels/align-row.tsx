import AlignCentreX from 'lucide-react/icons/align-horizontal-justify-center'
import AlignRight from 'lucide-react/icons/align-horizontal-justify-end'
import AlignLeft from 'lucide-react/icons/align-horizontal-justify-start'
import SpreadX from 'lucide-react/icons/align-horizontal-space-between'
import AlignMiddle from 'lucide-react/icons/align-vertical-justify-center'
import AlignBottom from 'lucide-react/icons/align-vertical-justify-end'
import AlignTop from 'lucide-react/icons/align-vertical-justify-start'
import SpreadY from 'lucide-react/icons/align-vertical-space-between'
import type { Layer } from '#contract/covers/scene'
import type { Edge } from '#covers/edit/align'
import { useWords } from '../../../../../lib/words'
import { useEditor } from '../state/use-editor'
import { Tool, toolGrid } from './deeds'

const pictures: readonly (readonly [Edge, typeof AlignLeft])[] = [
  ['left', AlignLeft],
  ['centre', AlignCentreX],
  ['right', AlignRight],
  ['top', AlignTop],
  ['middle', AlignMiddle],
  ['bottom', AlignBottom],
]

/** One goes with the cover, several with each other; three or more can have the same gaps. */
export function AlignRow({ layers }: { layers: readonly Layer[] }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const canSpread = layers.length > 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no set of fields
    <div role="group" aria-label={t('panel.align')} className={toolGrid}>
      {pictures.map(([edge, Icon]) => (
        <Tool key={edge} label={t(`panel.align.${edge}`)} onClick={() => editor.align(edge)}>
          <Icon />
        </Tool>
      ))}
      <Tool label={t('panel.spread.x')} disabled={!canSpread} onClick={() => editor.distribute('x')}>
        <SpreadX />
      </Tool>
      <Tool label={t('panel.spread.y')} disabled={!canSpread} onClick={() => editor.distribute('y')}>
        <SpreadY />
      </Tool>
    </div>
  )
}
