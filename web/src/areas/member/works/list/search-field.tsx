import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { workFilter } from '#contract/works/work-calls'
import { useWords } from '../../../../lib/words'
import { TextInput } from '../../../../ui/text-input'

type SearchFieldProps = { value: string; onChange: (search: string) => void }

const typingPause = 300
const mostLetters = workFilter.search.unwrap().maxLength ?? undefined

/** Searches while somebody types, a moment after the last letter. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useWords('works')
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
      aria-label={t('list.search')}
      placeholder={t('list.searchHint')}
      value={typed}
      maxLength={mostLetters}
      autoComplete="off"
      onChange={event => setTyped(event.target.value)}
      start={<Search aria-hidden="true" />}
      className="min-w-0 flex-1 basis-64"
    />
  )
}
