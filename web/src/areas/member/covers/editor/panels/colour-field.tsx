import Pipette from 'lucide-react/icons/pipette'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { readHex, shownHex } from './hex-text'
import { toolClass } from './panel-class'
import { usePickColour } from './pick-colour'
import { TypedField } from './typed-field'
import { useRelease } from './use-release'

interface ColourFieldProps {
  label: string
  value: string | undefined
  onPreview(colour: string): void
  onCommit(colour: string): void
  disabled?: boolean
}

/** A colour: chosen with the browser's own picker, typed, or taken from the cover. */
export function ColourField({ label, value, onPreview, onCommit, disabled }: ColourFieldProps) {
  const t = useWords('cover-editor')
  const pick = usePickColour()
  const { input, hold } = useRelease(onCommit)
  return (
    <>
      <span className="relative size-9 shrink-0 overflow-hidden rounded-control border border-edge pointer-coarse:size-11">
        <input
          ref={input}
          type="color"
          aria-label={label}
          disabled={disabled}
          value={value ?? '#808080'}
          onChange={event => {
            hold()
            onPreview(event.target.value)
          }}
          className="absolute -inset-2 h-[calc(100%+1rem)] w-[calc(100%+1rem)] cursor-pointer disabled:cursor-default"
        />
      </span>
      <TypedField
        label={t('panel.hexOf', { name: label })}
        value={value}
        show={shownHex}
        read={readHex}
        onCommit={onCommit}
        placeholder={t('panel.mixed')}
        problem={t('panel.hexProblem')}
        disabled={disabled}
      />
      {pick && (
        <button
          type="button"
          aria-label={t('panel.pick', { name: label })}
          title={t('panel.pick', { name: label })}
          disabled={disabled}
          onClick={() => pick(onCommit)}
          className={cx(toolClass, 'w-9 shrink-0 pointer-coarse:w-11')}
        >
          <Pipette />
        </button>
      )}
    </>
  )
}
