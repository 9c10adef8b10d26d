import * as Radix from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { useFieldLabelId, useFieldWires } from './field-context'
import { useArrowChoice } from './use-arrow-choice'

export type RadioOption = { value: string; label: ReactNode; detail?: ReactNode; disabled?: boolean }

type RadioGroupProps = {
  options: RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  name?: string
  /** Only outside a Field, which names the group otherwise. */
  label?: string
  /** cards: each choice in a frame of its own, for choices that need a sentence. */
  look?: 'list' | 'cards'
  className?: string
}

export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, onChange, name, label, look = 'list', className } = props
  const { id: _, 'aria-invalid': __, ...wires } = useFieldWires() as Record<string, string | undefined>
  const labelId = useFieldLabelId()
  const arrows = useArrowChoice()
  return (
    <Radix.Root
      {...wires}
      {...arrows.group}
      aria-label={label}
      aria-labelledby={label ? undefined : labelId}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onChange}
      name={name}
      className={cx('flex flex-col', look === 'cards' && 'gap-2.5', className)}
    >
      {options.map(option => (
        <Choice key={option.value} option={option} framed={look === 'cards'} wires={arrows.item} />
      ))}
    </Radix.Root>
  )
}

type ChoiceProps = { option: RadioOption; framed: boolean; wires: ReturnType<typeof useArrowChoice>['item'] }

function Choice({ option, framed, wires }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radix item inside is the control
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 py-2.5',
        framed &&
          'rounded-control border border-line bg-surface px-4 hover:border-edge has-data-[state=checked]:border-ink',
        option.disabled && 'text-faint',
      )}
    >
      <Radix.Item
        {...wires}
        value={option.value}
        disabled={option.disabled}
        className="mt-px grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-edge bg-surface transition-colors hover:border-ink disabled:border-line data-[state=checked]:border-ink"
      >
        <Radix.Indicator className="size-2.5 rounded-full bg-ink" />
      </Radix.Item>
      <span>
        <span className={cx(option.detail && 'font-semibold')}>{option.label}</span>
        {option.detail && <span className="block text-sm text-soft">{option.detail}</span>}
      </span>
    </label>
  )
}
