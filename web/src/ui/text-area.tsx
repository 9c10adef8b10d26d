import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { cx } from './class-names'
import { controlClass } from './control-class'
import { useFieldWires } from './field-context'

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows how much is written. Gets the count and the limit, returns the words: "120 / 500". */
  counter?: (length: number, limit: number | undefined) => string
}

export function TextArea({ counter, className, onChange, ...rest }: TextAreaProps) {
  const wires = useFieldWires(rest)
  const counterId = useId()
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? typed : String(rest.value).length
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  const described = cx(wires['aria-describedby'], counter && counterId) || undefined
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <textarea
        {...rest}
        {...wires}
        aria-describedby={described}
        onChange={change}
        // It grows with what is written, and so does not heed its rows by itself.
        style={rest.rows ? { minHeight: `calc(${rest.rows}lh + 1.5rem)` } : undefined}
        className={cx(controlClass, 'field-sizing-content min-h-28 py-2.5 read-only:bg-sunken')}
      />
      {counter && (
        <span id={counterId} className="num self-end text-xs text-faint">
          {counter(length, rest.maxLength)}
        </span>
      )}
    </div>
  )
}
