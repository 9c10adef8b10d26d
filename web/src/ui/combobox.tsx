import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import * as Popper from 'radix-ui/popover'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cx } from './class-names'
import { controlClass, floatClass } from './control-class'
import { useFieldLabelId, useFieldWires } from './field-context'

export type ComboboxOption = {
  value: string
  label: string
  detail?: ReactNode
  /** Offered whatever is typed: the way out for who does not find theirs. */
  isAlways?: boolean
}

type ComboboxProps = {
  options: ComboboxOption[]
  value: string
  onChange: (value: string) => void
  /** Shown when nothing matches what is typed. */
  noneLabel: ReactNode
  /** Only outside a Field, which names the control otherwise. */
  label?: string
  placeholder?: string
  disabled?: boolean
}

const SHOWN = 50

/**
 * A select for long lists: typing narrows it, arrows move, Enter takes, Escape leaves it as it was. Going on, by Tab or elsewhere, takes
 * what they have typed in full.
 */
export function Combobox({
  options,
  value,
  onChange,
  noneLabel,
  label,
  placeholder,
  disabled,
}: ComboboxProps) {
  const wires = useFieldWires()
  const labelId = useFieldLabelId()
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [marked, setMarked] = useState(0)
  const open = typed !== null
  const chosen = options.find(option => option.value === value)
  const found = [
    ...options.filter(option => !option.isAlways && matches(option, typed ?? '')).slice(0, SHOWN),
    ...options.filter(({ isAlways }) => isAlways),
  ]

  const start = () => {
    setTyped('')
    setMarked(0)
  }
  const take = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value)
    setTyped(null)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !open) start()
    else if (step) setMarked((marked + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && open) take(found[marked])
    else if (event.key === 'Escape' && open) setTyped(null)
    else return
    event.preventDefault()
  }

  return (
    <Popper.Root open={open}>
      <Popper.Anchor className="relative">
        <input
          {...wires}
          role="combobox"
          aria-label={label}
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && found[marked] ? `${listId}-${marked}` : undefined}
          autoComplete="off"
          disabled={disabled}
          placeholder={chosen?.label ?? placeholder}
          value={typed ?? chosen?.label ?? ''}
          onClick={() => open || start()}
          onKeyDown={press}
          onBlur={() => take(exactly(options, typed))}
          onChange={event => {
            setTyped(event.target.value)
            setMarked(0)
          }}
          className={cx(controlClass, 'pr-11')}
        />
        <ChevronsUpDown className="pointer-events-none absolute top-3.5 right-3.5 size-4 text-soft" />
      </Popper.Anchor>
      <Popper.Content
        id={listId}
        role="listbox"
        aria-label={label}
        aria-labelledby={label ? undefined : labelId}
        sideOffset={6}
        collisionPadding={12}
        // The caret stays in the input; the list only shows.
        onOpenAutoFocus={event => event.preventDefault()}
        onPointerDown={event => event.preventDefault()}
        className={cx(floatClass, 'max-h-72 w-(--radix-popover-trigger-width) overflow-y-auto p-1.5')}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above takes the keys for the list
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here, focus stays above
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option.value === value}
            onClick={() => take(option)}
            onPointerMove={() => setMarked(index)}
            className={cx(
              'flex min-h-10 cursor-default pointer-coarse:min-h-11 items-center justify-between gap-3 rounded-lg px-3 aria-selected:font-semibold',
              index === marked && 'bg-sunken',
            )}
          >
            {option.label}
            {option.detail && <span className="text-sm font-normal text-faint">{option.detail}</span>}
          </div>
        ))}
        {found.length === 0 && <p className="px-3 py-2 text-soft">{noneLabel}</p>}
      </Popper.Content>
    </Popper.Root>
  )
}

/** The one option whose label or value this is; typing that means several means none. */
function exactly(options: ComboboxOption[], typed: string | null): ComboboxOption | undefined {
  const wanted = typed?.trim().toLowerCase() ?? ''
  if (wanted === '') return undefined
  const [option, another] = options.filter(({ label, value }) =>
    [label, value].some(text => text.toLowerCase() === wanted),
  )
  return another ? undefined : option
}

function matches(option: ComboboxOption, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return `${option.label} ${option.value}`.toLowerCase().includes(wanted)
}
