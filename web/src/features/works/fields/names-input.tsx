import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { trackDetails } from '#contract/works/work'
import { useWords } from '../../../lib/words'
import { useOpenDraft } from '../draft/draft-context'
import { longest } from '../limits'
import type { NameKind } from '../work-queries'
import { knownNames } from './known-names'
import { SuggestInput } from './suggest-input'

type NamesInputProps = { kind: NameKind; value: readonly string[]; onChange: (names: string[]) => void }

const between = /[,，、;；\n\t]+/

/** Several names: Enter or a comma adds one, Backspace in the empty field takes the last one out again. */
export function NamesInput({ kind, value, onChange }: NamesInputProps) {
  const t = useWords('publish')
  const { state, isReadOnly } = useOpenDraft()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const add = (text: string) => {
    const names = text.split(between).map(name => name.trim().replace(/\s+/g, ' '))
    const all = [...new Set([...value, ...names.filter(Boolean)])]
    // More names than a work can have, or one that is too long, stay in the field.
    if (!trackDetails.shape.performers.safeParse(all).success) return
    if (all.length !== value.length) onChange(all)
    setTyped('')
  }
  const remove = (name: string) => {
    onChange(value.filter(other => other !== name))
    box.current?.querySelector('input')?.focus()
  }
  const type = (text: string) => {
    const parts = text.split(between)
    if (parts.length === 1) return setTyped(text)
    add(parts.slice(0, -1).join(','))
    setTyped(parts.at(-1) ?? '')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1)
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  return (
    <div
      ref={box}
      className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border border-edge bg-surface px-2 py-1 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-ink has-aria-invalid:border-2 has-aria-invalid:border-accent has-disabled:border-line has-disabled:bg-sunken"
    >
      {value.map(name => (
        <span
          key={name}
          className="inline-flex min-h-8 max-w-full items-center rounded-full bg-sunken pl-3 text-base has-disabled:pr-3"
        >
          <span className="min-w-0 truncate">{name}</span>
          <button
            type="button"
            aria-label={t('names.remove', { name })}
            onClick={() => remove(name)}
            className="grid size-8 shrink-0 place-items-center rounded-full text-soft hover:text-ink disabled:hidden pointer-coarse:size-9"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </span>
      ))}
      <SuggestInput
        bare
        kind={kind}
        value={typed}
        onType={type}
        onTake={add}
        onKey={press}
        onLeave={() => add(typed)}
        taken={value}
        nearby={knownNames(state.content)}
        maxLength={longest.name}
        isReadOnly={isReadOnly}
        placeholder={value.length === 0 && !isReadOnly ? t('names.placeholder') : undefined}
      />
    </div>
  )
}
