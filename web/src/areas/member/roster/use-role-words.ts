import type { RosterRole } from '#contract/works/roster'
import { useWords } from '../../../lib/words'

/** The roles of a release in its own words, the work on tracks beside them. */
export function useRoleWords() {
  const t = useWords('roster')
  const works = useWords('works')
  return (role: RosterRole) =>
    role === 'main' || role === 'featured' || role === 'remixer'
      ? works(`artistRole.${role}`)
      : t(`role.${role}`)
}
