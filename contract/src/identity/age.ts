// Ages follow the calendar of mainland China, whatever clock the server or the browser has.

export const fullAge = 18
/** Below it everything about a person is sensitive, and the guardian decides about all of it. */
export const childAge = 14

/** Kept, since making one takes a hundred times as long as asking it. */
const daysInChina = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

export function todayInChina(now: Date): string {
  return daysInChina.format(now)
}

/** Whole years on `today`; both are year-month-day. Who is born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function isMinorOn(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) < fullAge
}
