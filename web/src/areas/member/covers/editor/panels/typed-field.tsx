// A field whose text means something else: a number, a colour. What cannot be read stays as it was typed and is marked.
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { cx } from '../../../../../ui/class-names'
import { fieldClass } from './panel-class'

interface TypedFieldProps<Value> {
  label: string
  /** Nothing: layers differ. */
  value: Value | undefined
  show(value: Value): string
  read(text: string): Value | undefined
  onCommit(value: Value): void
  /** What a key makes of the value. */
  stepped?(value: Value, event: KeyboardEvent): Value | undefined
  /** What to type, told when it could not be read. */
  problem: string
  unit?: ReactNode
  placeholder?: string
  isNumber?: boolean
  disabled?: boolean
  className?: string
}

export function TypedField<Value>(props: TypedFieldProps<Value>) {
  const { label, value, show, read, onCommit, stepped, problem, unit, placeholder, isNumber } = props
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const problemId = useId()

  const take = (text: string | undefined) => {
    if (text === undefined) return
    const found = read(text)
    setWrong(found === undefined)
    if (found === undefined) return
    setTyped(undefined)
    if (value === undefined || show(found) !== show(value)) onCommit(found)
  }
  // Whoever selects something else has finished here, and a field that goes is never left by the keyboard.
  const leave = useEffectEvent(() => {
    const found = typed === undefined ? undefined : read(typed)
    if (found !== undefined && (value === undefined || show(found) !== show(value))) onCommit(found)
  })
  useEffect(() => () => leave(), [])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return take(typed)
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
      return setWrong(false)
    }
    const from = (typed === undefined ? undefined : read(typed)) ?? value
    const next = from === undefined ? undefined : stepped?.(from, event)
    if (next === undefined) return
    event.preventDefault()
    setTyped(undefined)
    setWrong(false)
    onCommit(next)
  }
  return (
    <span className={cx('relative block min-w-0 flex-1', props.className)}>
      <input
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-describedby={isWrong ? problemId : undefined}
        aria-invalid={isWrong || undefined}
        title={isWrong ? problem : undefined}
        placeholder={placeholder}
        disabled={props.disabled}
        value={typed ?? (value === undefined ? '' : show(value))}
        onChange={event => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onFocus={event => event.target.select()}
        onBlur={() => take(typed)}
        onKeyDown={press}
        className={cx(fieldClass, 'num', unit !== undefined && 'pr-6')}
      />
      {unit !== undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-xs text-soft"
        >
          {unit}
        </span>
      )}
      {isWrong && (
        <span id={problemId} role="status" className="sr-only">
          {problem}
        </span>
      )}
    </span>
  )
}
