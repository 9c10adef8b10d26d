import { residentIdOf } from '#contract/identity/resident-id.sample'

/** The resident ID of somebody who has been alive for so many years, and two days. */
export function idOfAge(years: number): string {
  const born = new Date()
  born.setFullYear(born.getFullYear() - years)
  born.setDate(born.getDate() - 2)
  return residentIdOf(`110105${born.toISOString().slice(0, 10).replaceAll('-', '')}123`)
}
