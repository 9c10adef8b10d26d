import type { Contributor, ContributorRole } from './release-message'

export interface Credit {
  name: string
  roles: ContributorRole[]
}

/** A person is named once, with everything they did: ERN asks for that. */
export function creditsOf(contributors: Contributor[]): Credit[] {
  const credits = new Map<string, Credit>()
  for (const { name, role } of contributors) {
    const credit = credits.get(name) ?? { name, roles: [] }
    if (!credit.roles.includes(role)) credit.roles.push(role)
    credits.set(name, credit)
  }
  return [...credits.values()]
}
