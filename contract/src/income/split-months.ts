// Sale months begin and end in China, whatever clock the server or the browser has.
import { todayInChina } from '../identity/age'
import { splitRules } from './split-state'

export const monthInChina = (now: Date) => todayInChina(now).slice(0, 7)

export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export const beginOfMonth = (month: string) => new Date(`${month}-01T00:00:00+08:00`)

/** When an invitation ends: after its days, or when its month begins. */
export function endOfProposal(fromMonth: string, now: Date): Date {
  const days = new Date(now.getTime() + splitRules.days * 86_400_000)
  const begin = beginOfMonth(fromMonth)
  return begin < days ? begin : days
}
