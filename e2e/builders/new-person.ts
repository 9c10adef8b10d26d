// People who are not members yet.
import { randomInt } from 'node:crypto'
import { residentIdOf } from '#contract/identity/resident-id.sample'

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

export function newMobile(): string {
  return `137${digits(8)}`
}

/** The resident ID of somebody who has been alive for so many years, and a day. */
export function idOfAge(years: number): string {
  const born = new Date()
  born.setFullYear(born.getFullYear() - years)
  born.setDate(born.getDate() - 2)
  return residentIdOf(`110105${born.toISOString().slice(0, 10).replaceAll('-', '')}${digits(3)}`)
}
