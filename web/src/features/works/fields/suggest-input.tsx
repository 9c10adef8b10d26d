import * as Popper from 'radix-ui/popover'
import { type KeyboardEvent, useId, useState } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { controlClass, floatClass } from '../../../ui/control-class'
import { useFieldLabelId, useFieldWires } from '../../../ui/field-context'
import type { NameKind } from '../work-queries'
import { useSuggestions } from './use-suggestions'

type SuggestInputProps = {
  kind: NameKind
  value: string
  onType: (text: string) => void
  /** A name was chosen from the list, or typed and confirmed. */
  onTake: (name: string) => void
  /** Keys that belong to whoever holds the input, such as Backspace in an empty one. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void
  onEnter?: () => void
  onLeave?: () => void
  /** Not offered: already there. */
  taken?: readonly string[]
  /** Names that this draft knows already. */
  nearby?: readonly string[]
  label?: string
  maxLength: number | undefined
  placeholder?: string
  /** Without a frame of its own, inside another one. */
  bare?: boolean
  isReadOnly?: boolean
}

/** Free text with names from earlier works below it: arrows move, Enter takes, Escape closes. */
export function SuggestInput(props: SuggestInputProps) {
  const { kind, value, onType, onTake, onKey, onLeave, taken = [], nearby = [], bare } = props
  const t = useWords('publish')
  const listId = useId()
  // Where several inputs share one field, each has its own name.
  const wires = useFieldWires(props.label ? { id: `${listId}-input` } : {})
  const labelId = useFieldLabelId()
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const found = useSuggestions({ kind, typed: value, isActive: isOpen, taken, nearby })
  const isShown = isOpen && found.length > 0
  const close = () => {
    setIsOpen(false)
    setMarked(-1)
  }
  const take = (name: string) => {
    onTake(name)
    close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method is still composing: Enter and the arrows are its own.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const name = found[marked]
    if (step) {
      setIsOpen(true)
      setMarked(next(marked, step, found.length))
    } else if (event.key === 'Enter' && isShown && name !== undefined) take(name)
    else if (event.key === 'Escape' && isShown) close()
    else return onKey?.(event)
    event.preventDefault()
  }
  return (
    <Popper.Root open={isShown}>
      <Popper.Anchor asChild>
        <input
          {...wires}
          role="combobox"
          aria-label={props.label}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && marked >= 0 ? `${listId}-${marked}` : undefined}
          autoComplete="off"
          value={value}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          onFocus={() => {
            setIsOpen(true)
            props.onEnter?.()
          }}
          onClick={() => setIsOpen(true)}
          onBlur={() => {
            close()
            onLeave?.()
          }}
          onKeyDown={press}
          onChange={event => {
            setIsOpen(true)
            setMarked(-1)
            onType(event.target.value)
          }}
          className={
            bare
              ? 'min-h-9 min-w-28 flex-1 bg-transparent px-1 text-[1rem] outline-none placeholder:text-faint disabled:text-faint'
              : controlClass
          }
        />
      </Popper.Anchor>
      <Popper.Content
        id={listId}
        role="listbox"
        aria-label={props.label ?? t('names.suggestions')}
        aria-labelledby={props.label ? undefined : labelId}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        onOpenAutoFocus={event => event.preventDefault()}
        onCloseAutoFocus={event => event.preventDefault()}
        onPointerDown={event => event.preventDefault()}
        className={cx(floatClass, 'max-h-64 min-w-48 overflow-y-auto p-1.5')}
      >
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys for the list
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here, focus stays above
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === marked}
            onClick={() => take(name)}
            onPointerMove={() => setMarked(index)}
            className={cx(
              'flex min-h-10 cursor-default items-center rounded-lg px-3 pointer-coarse:min-h-11',
              index === marked && 'bg-sunken',
            )}
          >
            {name}
          </div>
        ))}
      </Popper.Content>
    </Popper.Root>
  )
}

/** Around the list, with a place for "none of them" before its beginning. */
function next(marked: number, step: number, count: number): number {
  const place = marked + step
  if (place >= count) return -1
  return place < -1 ? count - 1 : place
}
