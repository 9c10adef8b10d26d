import Palette from 'lucide-react/icons/palette'
import { palettes, rampOf } from '#covers/colour/palettes'
import { coloursOf } from '#covers/edit/shapes'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { Popover } from '../../../../../ui/popover'
import { useScene } from '../state/use-editor'
import { shownHex } from './hex-text'
import { toolClass } from './panel-class'

interface SwatchesProps {
  value: string | undefined
  onChoose(colour: string): void
}

const mostShown = 12

/** The colours that are on the cover, and sets of colours that go together. */
export function Swatches({ value, onChoose }: SwatchesProps) {
  const t = useWords('cover-editor')
  const { ground, layers } = useScene()
  return (
    <div className="flex flex-1 flex-wrap items-center gap-1">
      {coloursOf(ground, layers)
        .slice(0, mostShown)
        .map(colour => (
          <Swatch key={colour} {...{ colour, value, onChoose }} />
        ))}
      <Popover
        label={t('panel.palettes')}
        align="end"
        trigger={
          <button
            type="button"
            aria-label={t('panel.palettes')}
            title={t('panel.palettes')}
            className={cx(toolClass, 'w-7 pointer-coarse:w-11')}
          >
            <Palette />
          </button>
        }
        className="max-h-80 w-64 overflow-y-auto"
      >
        <ul className="space-y-1">
          {palettes.map(palette => (
            <li key={palette.name} className="flex justify-between">
              {rampOf(palette).map(colour => (
                <Swatch key={colour} {...{ colour, value, onChoose }} />
              ))}
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}

function Swatch({ colour, value, onChoose }: SwatchesProps & { colour: string }) {
  const t = useWords('cover-editor')
  return (
    <button
      type="button"
      aria-label={t('panel.useColour', { colour: shownHex(colour) })}
      aria-pressed={colour === value}
      onClick={() => onChoose(colour)}
      className="grid size-7 place-items-center rounded-full aria-pressed:outline-2 aria-pressed:-outline-offset-1 aria-pressed:outline-ink pointer-coarse:size-11"
    >
      <span
        className="size-5 rounded-full border border-line pointer-coarse:size-7"
        style={{ background: colour }}
      />
    </button>
  )
}
