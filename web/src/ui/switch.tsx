import * as Radix from 'radix-ui/switch'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names'
import { useFieldWires } from './field-context'

type SwitchProps = {
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
  name?: string
  children: ReactNode
  detail?: ReactNode
  className?: string
}

/** For what takes effect at once. What waits for a save button is a checkbox. */
export function Switch({ children, detail, onChange, className, ...rest }: SwitchProps) {
  const { 'aria-describedby': describedBy } = useFieldWires()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radix root inside is the control
    <label className={cx('flex min-h-11 items-center justify-between gap-4 py-2', className)}>
      <span className={cx(rest.disabled && 'text-faint')}>
        {children}
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </span>
      <Track {...rest} aria-describedby={describedBy} onCheckedChange={onChange} />
    </label>
  )
}

type BareSwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** For a table, where the row and the column say what it turns. */
export function BareSwitch({ label, onChange, ...rest }: BareSwitchProps) {
  return <Track {...rest} aria-label={label} onCheckedChange={onChange} />
}

function Track(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...props}
      className="h-7 w-12 shrink-0 rounded-full border-2 border-edge bg-surface p-0.5 text-left transition-colors hover:border-ink disabled:border-line disabled:bg-sunken data-[state=checked]:border-river data-[state=checked]:bg-river data-[state=checked]:disabled:opacity-60"
    >
      <Radix.Thumb className="block size-5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-river-ink" />
    </Radix.Root>
  )
}
