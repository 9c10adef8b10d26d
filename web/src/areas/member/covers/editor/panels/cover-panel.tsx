import { useWords } from '../../../../../lib/words'
import { useEditor } from '../state/use-editor'
import { ColourField } from './colour-field'
import { Row } from './row'
import { Swatches } from './swatches'
import { useDrawn } from './use-drawn'

/** Nothing is selected: what lies below all layers, and how to begin. */
export function CoverPanel() {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const { ground } = useDrawn()
  const set = (colour: string) => editor.set({ ...editor.scene, ground: colour }, 'ground')
  return (
    <>
      <div className="flex h-9 items-center justify-between gap-3">
        <h2 className="text-base">{t('panel.cover')}</h2>
        <span className="num text-xs text-soft">3000 × 3000</span>
      </div>
      <Row label={t('panel.ground')}>
        <ColourField
          label={t('panel.ground')}
          value={ground}
          onPreview={colour => editor.preview({ ...editor.scene, ground: colour })}
          onCommit={set}
        />
      </Row>
      <Row label={t('panel.swatches')}>
        <Swatches value={ground} onChoose={set} />
      </Row>
      <p className="pt-2 text-sm text-soft">{t('panel.nothing')}</p>
    </>
  )
}
