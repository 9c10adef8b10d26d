import Dices from 'lucide-react/icons/dices'
import type { PaintLayer } from '#contract/covers/scene'
import { palettes } from '#covers/colour/palettes'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { ColourField } from './colour-field'
import { PaletteChoice } from './palette-choice'
import { recoloured } from './recoloured'
import { Row } from './row'
import { useChangeOf } from './use-change'

/** A picture that is computed: its colours, and another drawing of the same kind. */
export function PaintPanel({ layer }: { layer: PaintLayer }) {
  const t = useWords('cover-editor')
  const { commit, preview } = useChangeOf<'paint'>(layer)
  const withColour = (index: number, colour: string) => (own: PaintLayer) => ({
    ...own,
    colours: own.colours.with(index, colour),
  })
  const another = () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    commit(own => ({ ...own, seed: seed % 2 ** 31 }), `seed ${seed}`)
  }
  return (
    <>
      <Row label={t('panel.drawing')}>
        <Button size="small" icon={<Dices className="size-4.5" />} onClick={another}>
          {t('panel.anotherDrawing')}
        </Button>
      </Row>
      <Row label={t('panel.palette')}>
        <PaletteChoice
          palettes={palettes}
          onChoose={palette =>
            commit(own => ({ ...own, colours: recoloured(own.colours.length, palette) }), 'palette')
          }
        />
      </Row>
      {layer.colours.map((colour, index) => {
        const label = t('panel.colourNumber', { number: index + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place in the row; two may be alike
          <Row key={index} label={label}>
            <ColourField
              label={label}
              value={colour}
              onPreview={next => preview(withColour(index, next))}
              onCommit={next => commit(withColour(index, next), `colour ${index}`)}
            />
          </Row>
        )
      })}
    </>
  )
}
