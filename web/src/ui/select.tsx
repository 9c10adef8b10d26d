import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import * as Radix from 'radix-ui/select'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { controlClass, floatClass, optionClass } from './control-class'
import { useFieldWires } from './field-context'

export type SelectOption = { value: string; label: ReactNode; disabled?: boolean }

type SelectProps = {
  options: SelectOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  /** Only outside a Field, which names the control otherwise. */
  label?: string
  name?: string
  disabled?: boolean
  className?: string
}

export function Select(props: SelectProps) {
  const { options, value, defaultValue, onChange, placeholder, label, name, disabled, className } = props
  const { 'aria-required': _, ...wires } = useFieldWires() as Record<string, string | undefined>
  return (
    <Radix.Root {...{ value, defaultValue, name, disabled }} onValueChange={onChange}>
      <Radix.Trigger
        {...wires}
        aria-label={label}
        className={cx(
          controlClass,
          'flex items-center justify-between gap-3 text-left data-placeholder:text-faint',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-4.5 text-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            floatClass,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <Radix.Viewport className="p-1.5">
            {options.map(option => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={cx(optionClass, 'pr-9')}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-3">
                  <Check className="size-4.5 text-river" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
