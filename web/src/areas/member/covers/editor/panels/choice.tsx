import * as Radix from 'radix-ui/toggle-group'
import type { ReactNode } from 'react'
import { useArrowChoice } from '../../../../../ui/use-arrow-choice'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | undefined
  onChange(value: Value): void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  disabled?: boolean
}

/** A few words or pictures in one frame, of which one is chosen: as narrow as the column it stands in. */
export function Choice<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled,
}: ChoiceProps<Value>) {
  const arrows = useArrowChoice()
  return (
    <Radix.Root
      type="single"
      {...arrows.group}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onValueChange={next => next && onChange(next as Value)}
      className="flex min-w-0 flex-1 rounded-control border border-edge p-0.5"
    >
      {options.map(option => (
        <Radix.Item
          key={option.value}
          {...arrows.item}
          value={option.value}
          aria-label={option.icon ? option.label : undefined}
          title={option.icon ? option.label : undefined}
          className="grid min-h-8 min-w-0 flex-1 place-items-center rounded-[calc(var(--radius-control)-3px)] px-1 text-sm text-soft transition-colors hover:text-ink disabled:text-faint data-[state=on]:bg-ink data-[state=on]:text-paper data-[state=on]:disabled:bg-faint pointer-coarse:min-h-10 [&>svg]:size-4.5"
        >
          {option.icon ?? option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
