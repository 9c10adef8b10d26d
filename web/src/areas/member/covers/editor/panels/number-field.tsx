import type { ReactNode } from 'react'
import { useWords } from '../../../../../lib/words'
import { type Limits, readNumber, rounded, steppedNumber, stepsOf } from './number-text'
import { TypedField } from './typed-field'

interface NumberFieldProps extends Limits {
  label: string
  value: number | undefined
  onCommit(value: number): void
  step?: number
  unit?: ReactNode
  disabled?: boolean
  className?: string
}

/** Arrows go by a step, with Shift by ten. */
export function NumberField({ least, most, digits, step = 1, value, ...rest }: NumberFieldProps) {
  const t = useWords('cover-editor')
  const limits = { least, most, digits }
  return (
    <TypedField
      {...rest}
      isNumber
      value={value === undefined ? undefined : rounded(value, limits)}
      show={String}
      read={text => readNumber(text, limits)}
      stepped={(from, event) => {
        const steps = stepsOf(event)
        return steps === 0 ? undefined : steppedNumber(from, steps, step, limits)
      }}
      placeholder={t('panel.mixed')}
      problem={t('panel.numberFrom', { least, most })}
    />
  )
}
