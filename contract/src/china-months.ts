// Months begin and end in China, whatever clock the server or the browser has.
import { todayInChina } from './identity/age'

export const monthInChina = (now: Date) => todayInChina(now).slice(0, 7)

export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export const beginOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`)

export const beginOfMonth = (month: string) => beginOfDay(firstDayOf(month))

/** As columns keep a month. */
export const firstDayOf = (month: string) => `${month}-01`
