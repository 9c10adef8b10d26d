import { useQuery } from '@tanstack/react-query'
import { type NameKind, namesQuery } from '../work-queries'
import { useLater } from './use-later'

interface Wanted {
  kind: NameKind
  typed: string
  isActive: boolean
  taken: readonly string[]
  nearby: readonly string[]
}

const most = 8

/** Names of this draft first, then those of earlier works; none that is there already. */
export function useSuggestions({ kind, typed, isActive, taken, nearby }: Wanted): string[] {
  const wanted = typed.trim()
  const asked = useLater(wanted)
  const { data = [] } = useQuery({ ...namesQuery(kind, asked), enabled: isActive })
  const matches = (name: string) => name.toLowerCase().includes(wanted.toLowerCase())
  const names = new Set([...nearby.filter(matches), ...data.filter(matches)])
  return [...names].filter(name => name !== wanted && !taken.includes(name)).slice(0, most)
}
