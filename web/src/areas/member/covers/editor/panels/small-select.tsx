import { cx } from '../../../../../ui/class-names'
import { fieldClass } from './panel-class'

interface SmallSelectProps<Value extends string> {
  label: string
  value: Value | undefined
  onChange(value: Value): void
  options: readonly { value: Value; label: string }[]
  /** Shown where layers differ. */
  mixed?: string
  disabled?: boolean
  className?: string
}

/** The browser's own list: short words, and a phone shows it its own way. */
export function SmallSelect<Value extends string>(props: SmallSelectProps<Value>) {
  const { label, value, onChange, options, mixed = '', disabled, className } = props
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onChange={event => onChange(event.target.value as Value)}
      className={cx(fieldClass, 'min-w-0 flex-1', className)}
    >
      {value === undefined && (
        <option value="" disabled>
          {mixed}
        </option>
      )}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
