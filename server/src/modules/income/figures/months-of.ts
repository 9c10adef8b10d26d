const most = 240

/** Every month from one to the other, both included. */
export function monthsOf(from: string, to: string): string[] {
  const first = indexOf(from)
  const count = Math.min(most, Math.max(0, indexOf(to) - first + 1))
  return Array.from({ length: count }, (_, next) => {
    const month = first + next
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

function indexOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}
