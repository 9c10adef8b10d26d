// Months as the wire writes them: 2026-05.

/** Every month from this one to the present, the newest first. */
export function monthsFrom(first: string | null, now = new Date()): string[] {
  const last = now.getFullYear() * 12 + now.getMonth()
  const [year = now.getFullYear(), month = now.getMonth() + 1] = first?.split('-').map(Number) ?? []
  const count = Math.max(1, last - (year * 12 + month - 1) + 1)
  return Array.from({ length: Math.min(count, 240) }, (_, back) => written(last - back))
}

/** So many months before, or after where negative. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return written(year * 12 + number - 1 - count)
}

export function monthOf(date: Date): string {
  return written(date.getFullYear() * 12 + date.getMonth())
}

function written(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
