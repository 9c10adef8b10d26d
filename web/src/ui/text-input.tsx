import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names'
import { controlClass } from './control-class'
import { useFieldWires } from './field-context'

export type TextInputProps = ComponentProps<'input'> & {
  /** An icon or a unit inside the edge. */
  start?: ReactNode
  end?: ReactNode
}

export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  const wires = useFieldWires(rest)
  const input = (
    <input
      type="text"
      {...rest}
      {...wires}
      className={cx(
        controlClass,
        'read-only:bg-sunken',
        start && 'pl-11',
        end && 'pr-12',
        !start && !end && className,
      )}
    />
  )
  if (!start && !end) return input
  return (
    <div className={cx('relative', className)}>
      {input}
      {start && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-faint [&>svg]:size-4.5">
          {start}
        </span>
      )}
      {end && (
        <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-soft">{end}</span>
      )}
    </div>
  )
}
