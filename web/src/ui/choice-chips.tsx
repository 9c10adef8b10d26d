import { cx } from './class-names'
import { useFieldLabelId, useFieldWires } from './field-context'

type ChoiceChipsProps<Value extends string> = {
  name: string
  options: readonly Value[]
  labelOf: (value: Value) => string
  /** Left out where the form itself holds the choice. */
  value?: string
  onChange?: (value: Value) => void
}

/** One of several, all at a glance. Plain radios, so that pages of guests can use them too. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { name, options, labelOf, value, onChange } = props
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldWires() as {
    'aria-describedby'?: string
    'aria-invalid'?: boolean
  }
  const labelId = useFieldLabelId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex flex-wrap gap-2"
    >
      {options.map(option => (
        <label
          key={option}
          className={cx(
            'inline-flex min-h-10 cursor-pointer items-center rounded-full border px-4 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
            'text-soft hover:border-ink hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            isInvalid ? 'border-accent' : 'border-edge',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            aria-invalid={isInvalid}
            className="sr-only"
            {...(value !== undefined && { checked: value === option })}
            onChange={() => onChange?.(option)}
          />
          {labelOf(option)}
        </label>
      ))}
    </div>
  )
}
