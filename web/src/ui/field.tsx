import { type ReactNode, useId } from 'react'
import { cx } from './class-names'
import { FieldContext } from './field-context'

type FieldProps = {
  label: ReactNode
  /** What to enter and why, before anything went wrong. */
  hint?: ReactNode
  /** What is wrong and how to put it right; takes the hint's place. */
  error?: ReactNode
  required?: boolean
  /** Stands at the end of the label's line: "optional", a link. */
  aside?: ReactNode
  /** The control is a group (radios, segments), not a single input. */
  group?: boolean
  /** The label is heard but not seen. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** A label, one control, and a line that explains or corrects. The control inside wires itself. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required = false,
    aside,
    group = false,
    hideLabel = false,
    className,
    children,
  } = props
  const id = useId()
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  const note = error ?? hint
  const Label = group ? 'span' : 'label'
  const wires = { id, labelId, describedBy: note ? noteId : undefined, invalid: Boolean(error), required }
  return (
    <FieldContext value={wires}>
      <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <div className={cx('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
          <Label
            id={labelId}
            {...(group ? {} : { htmlFor: id })}
            className={cx('font-semibold', hideLabel && 'sr-only')}
          >
            {label}
            {required && (
              <span aria-hidden="true" className="ml-1 text-accent">
                *
              </span>
            )}
          </Label>
          {aside && <span className="text-sm text-faint">{aside}</span>}
        </div>
        {children}
        <div aria-live="polite">
          {note && (
            <p id={noteId} className={cx('text-sm', error ? 'font-medium text-accent' : 'text-soft')}>
              {note}
            </p>
          )}
        </div>
      </div>
    </FieldContext>
  )
}
