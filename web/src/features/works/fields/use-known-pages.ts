import { useQuery } from '@tanstack/react-query'
import type { Artist } from '#contract/works/work'
import { knownArtistsQuery } from '../roster-queries'
import { useLater } from './use-later'

/** The pages at channels that the roster has for a name. What a release says already stays. */
export function useKnownPages({ name, channel_ids: own }: Artist, isActive: boolean) {
  const isOpen = isActive && own.length === 0
  const { data = [] } = useQuery({ ...knownArtistsQuery(useLater(name.trim())), enabled: isOpen })
  return (chosen: string): Partial<Artist> => {
    const pages = data.find(known => known.name === chosen.trim())?.channel_ids ?? []
    return own.length === 0 && pages.length > 0 ? { channel_ids: pages } : {}
  }
}
