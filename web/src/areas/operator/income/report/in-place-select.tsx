import ChevronDown from 'lucide-react/icons/chevron-down'

type InPlaceSelectProps = {
  label: string
  value: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
  isChanged?: boolean
  disabled?: boolean
}

/** A value that can be corrected where it stands: it looks like text until somebody comes near. */
export function InPlaceSelect({ label, value, options, onChange, isChanged, disabled }: InPlaceSelectProps) {
  return (
    <span className="relative inline-flex max-w-full items-center">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        data-changed={isChanged || undefined}
        onChange={event => onChange(event.target.value)}
        className="-ml-2 field-sizing-content min-h-8 max-w-56 shrink-0 cursor-pointer appearance-none text-ellipsis rounded-lg border border-transparent bg-transparent py-0.5 pr-7 pl-2 font-semibold text-ink hover:border-edge disabled:cursor-default disabled:hover:border-transparent pointer-coarse:min-h-11 data-changed:border-ink data-changed:bg-surface"
      >
        {options.map(option => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      {!disabled && (
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-1.5 size-4 text-soft" />
      )}
    </span>
  )
}
