import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
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
  // The address changed by itself: back, or filters cleared. What is being typed stays.
  useEffect(() => setTyped(before => (before.trim() === value ? before : value)), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), typingPause)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={hint}
      value={typed}
      maxLength={maxLength}
      autoComplete="off"
      onChange={event => setTyped(event.target.value)}
      start={<Search aria-hidden="true" />}
      className={cx('min-w-0 flex-1 basis-64', className)}
    />
  )
}
