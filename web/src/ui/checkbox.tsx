import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names'
import { useFieldWires } from './field-context'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Beside the box; leave it out only where aria-label names the box. */
  children?: ReactNode
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
}

/** A native checkbox under a drawn box, so that forms, keyboards and readers treat it as one. */
export function Checkbox({ children, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const wires = useFieldWires(rest)
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  const keep = (node: HTMLInputElement | null) => {
    own.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  return (
    <label className={cx('inline-flex min-h-11 items-start gap-3 py-2.5', className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          {...wires}
          ref={keep}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-md border-2 border-edge bg-surface transition-colors checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink hover:border-ink aria-invalid:border-accent disabled:border-line disabled:bg-sunken"
        />
        <Check className="pointer-events-none relative hidden size-4 stroke-3 text-paper peer-checked:block peer-indeterminate:hidden peer-disabled:text-faint" />
        <Minus className="pointer-events-none relative hidden size-4 stroke-3 text-paper peer-indeterminate:block" />
      </span>
      {children && <span>{children}</span>}
    </label>
  )
}
