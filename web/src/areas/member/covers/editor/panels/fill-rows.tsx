import type { Fill } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { useScene } from '../state/use-editor'
import { Choice } from './choice'
import { ColourField } from './colour-field'
import { asKind, type FillKind, fillKinds, firstColour } from './fill-kinds'
import { GradientRows } from './gradient-rows'
import { Row } from './row'
import { Swatches } from './swatches'

interface FillRowsProps {
  /** Nothing: layers differ, or there is none yet. */
  fill: Fill | undefined
  onPreview(fill: Fill): void
  onCommit(fill: Fill): void
}

/** What letters and shapes are filled with. */
export function FillRows({ fill, onPreview, onCommit }: FillRowsProps) {
  const t = useWords('cover-editor')
  const { ground } = useScene()
  const plain = (colour: string): Fill => ({ kind: 'plain', colour })
  const turn = (kind: FillKind) => {
    const from = fill ?? plain('#808080')
    onCommit(asKind(from, kind, firstColour(from) === ground ? '#ffffff' : ground))
  }
  return (
    <>
      <Row label={t('panel.fill')}>
        <Choice
          label={t('panel.fill')}
          value={fill?.kind}
          onChange={turn}
          options={fillKinds.map(kind => ({ value: kind, label: t(`panel.fill.${kind}`) }))}
        />
      </Row>
      {fill && fill.kind !== 'plain' ? (
        <GradientRows fill={fill} onPreview={onPreview} onCommit={onCommit} />
      ) : (
        <>
          <Row label={t('panel.colour')}>
            <ColourField
              label={t('panel.colour')}
              value={fill?.colour}
              onPreview={colour => onPreview(plain(colour))}
              onCommit={colour => onCommit(plain(colour))}
            />
          </Row>
          <Row label={t('panel.swatches')}>
            <Swatches value={fill?.colour} onChoose={colour => onCommit(plain(colour))} />
          </Row>
        </>
      )}
    </>
  )
}
