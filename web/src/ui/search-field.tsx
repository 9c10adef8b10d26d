import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { cx } from './class-names'
import { TextInput } from './text-input'

type SearchFieldProps = {
  label: string
  hint: string
  value: string
  onChange: (search: string) => void
  maxLength?: number
  className?: string
}

const typingPause = 300

/** Searches while somebody types, a moment after the last letter. */
export function SearchField({ label, hint, value, onChange, maxLength, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed by itself: back, or filters cleared. What is being typed stays.
  useEffect(() => {
    sent.current = value
    setTyped(before => (before.trim() === value ? before : value))
  }, [value])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    timer.current = setTimeout(() => {
      sent.current = wanted
      onChange(wanted)
    }, typingPause)
    return () => clearTimeout(timer.current)
  }, [typed, onChange])

  /** Whoever goes on to something else meanwhile must not be called back by a search that comes late. */
  function searchAtOnce() {
    clearTimeout(timer.current)
    const wanted = typed.trim()
    if (wanted === sent.current) return
    sent.current = wanted
    onChange(wanted)
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={hint}
      value={typed}
      maxLength={maxLength}
      autoComplete="off"
      onChange={event => setTyped(event.target.value)}
      onBlur={searchAtOnce}
      start={<Search aria-hidden="true" />}
      className={cx('min-w-0 flex-1 basis-64', className)}
    />
  )
}
