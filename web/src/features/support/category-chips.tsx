import { type QuestionType, questionTypes } from '#contract/support/question-rules'
import { cx } from '../../ui/class-names'
import { useFieldLabelId, useFieldWires } from '../../ui/field-context'

type CategoryChipsProps = {
  name: string
  labelOf: (category: QuestionType) => string
  /** Left out where the form itself holds the choice. */
  value?: QuestionType | ''
  onChange?: (category: QuestionType) => void
}

/** What it is about, all nine at a glance. Plain radios, so that the page of guests can use them too. */
export function CategoryChips({ name, labelOf, value, onChange }: CategoryChipsProps) {
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
      {questionTypes.map(category => (
        <label
          key={category}
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
            value={category}
            aria-invalid={isInvalid}
            className="sr-only"
            {...(value !== undefined && { checked: value === category })}
            onChange={() => onChange?.(category)}
          />
          {labelOf(category)}
        </label>
      ))}
    </div>
  )
}
