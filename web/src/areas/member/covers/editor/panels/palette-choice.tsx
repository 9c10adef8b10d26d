import { useState } from 'react'
import { type Palette, rampOf } from '#covers/colour/palettes'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Popover } from '../../../../../ui/popover'

interface PaletteChoiceProps {
  palettes: readonly Palette[]
  onChoose(palette: Palette): void
}

/** All colours at once: the sets as they would lie on the cover. */
export function PaletteChoice({ palettes, onChoose }: PaletteChoiceProps) {
  const t = useWords('cover-editor')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('panel.palettes')}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="small">{t('panel.choosePalette')}</Button>}
      className="max-h-80 w-64 overflow-y-auto"
    >
      <ul className="space-y-1">
        {palettes.map((palette, index) => (
          <li key={palette.name}>
            <button
              type="button"
              aria-label={t('panel.paletteNumber', { number: index + 1 })}
              onClick={() => {
                onChoose(palette)
                setOpen(false)
              }}
              className="flex h-9 w-full overflow-hidden rounded-control border border-line hover:border-ink pointer-coarse:h-11"
            >
              {rampOf(palette).map(colour => (
                <span key={colour} className="flex-1" style={{ background: colour }} />
              ))}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
