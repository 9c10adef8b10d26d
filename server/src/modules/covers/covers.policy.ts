// What may be done with a design as it stands. The answers travel to the client as `can`.
import type { ColleagueRole } from '#contract/call'

interface Standing {
  binned_at: Date | null
}

export const isOpen = (design: Standing) => design.binned_at === null

/** As the calls say it: colleagues who only read, or look after money, change nothing. */
const makers: readonly ColleagueRole[] = ['owner', 'publisher']

export function allowedWith(design: Standing, role: ColleagueRole) {
  return { change: isOpen(design) && makers.includes(role) }
}
