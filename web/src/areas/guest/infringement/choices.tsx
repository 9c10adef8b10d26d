import { useFieldLabelId } from '../../../ui/field-context'

type ChoicesProps<Value extends string> = {
  name: string
  options: readonly Value[]
  value: string
  labelOf: (value: Value) => string
  onChange: (value: Value) => void
}

/** Plain radios: pages of guests load no library for them. */
export function Choices<Value extends string>({
  name,
  options,
  value,
  labelOf,
  onChange,
}: ChoicesProps<Value>) {
  const labelId = useFieldLabelId()
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="flex flex-wrap gap-2">
      {options.map(option => (
        <label
          key={option}
          className="inline-flex min-h-10 cursor-pointer items-center rounded-full border border-edge px-4 text-sm font-semibold text-soft transition-colors hover:border-ink hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {labelOf(option)}
        </label>
      ))}
    </div>
  )
}
