import { palettes } from '#covers/colour/palettes'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Field } from '../../../../ui/field'

export function PaletteChoice({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = useWords('cover-offer')
  return (
    <Field label={t('new.palette')} group>
      <div className="grid max-h-44 grid-cols-5 gap-2 overflow-y-auto p-1 sm:grid-cols-6">
        {palettes.map(({ name, dark, second, accent, soft, light }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === value}
            aria-label={t('new.paletteNumber', { number: index + 1 })}
            onClick={() => onChange(name)}
            className={cx(
              'flex h-11 overflow-hidden rounded-control',
              name === value && 'ring-3 ring-ink ring-offset-2 ring-offset-paper',
            )}
          >
            {[dark, second, accent, soft, light].map(colour => (
              <span key={colour} className="h-full flex-1" style={{ background: colour }} />
            ))}
          </button>
        ))}
      </div>
    </Field>
  )
}
