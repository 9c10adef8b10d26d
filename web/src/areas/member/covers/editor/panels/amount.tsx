import type { ReactNode } from 'react'
import { NumberField } from './number-field'
import { rounded } from './number-text'
import { useRelease } from './use-release'

interface AmountProps {
  label: string
  /** Nothing: layers differ. */
  value: number | undefined
  least: number
  most: number
  step?: number
  /** What is shown for 1: of shares, 100 per cent. */
  scale?: number
  unit?: ReactNode
  disabled?: boolean
  onPreview(value: number): void
  onCommit(value: number): void
}

/** A slider with its number: seen while it is held, one step when it is let go. */
export function Amount(props: AmountProps) {
  const { label, value, least, most, step = 1, scale = 1, unit, disabled, onPreview, onCommit } = props
  const digits = step < 1 ? 2 : 0
  const inner = (shown: number) => rounded(shown / scale, { digits: 4 })
  const { input, hold } = useRelease(released => onCommit(inner(Number(released))))
  const shown = value === undefined ? undefined : rounded(value * scale, { digits })
  return (
    <>
      <input
        ref={input}
        type="range"
        aria-label={label}
        disabled={disabled}
        min={least * scale}
        max={most * scale}
        step={step}
        value={shown ?? least * scale}
        onChange={event => {
          hold()
          onPreview(inner(Number(event.target.value)))
        }}
        className="h-9 min-w-0 flex-1 accent-ink pointer-coarse:h-11"
      />
      <NumberField
        label={label}
        value={shown}
        least={least * scale}
        most={most * scale}
        digits={digits}
        step={step}
        unit={unit}
        disabled={disabled}
        onCommit={next => onCommit(inner(next))}
        className="max-w-20 basis-20"
      />
    </>
  )
}
