/** Banks write it in figures, the year first, often with a time behind it. Anything else is no day: which of two figures is the month would be a guess. */
const written =
  /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))(?:[T\s]*\d{1,2}:.*)?$/

/** `2026-11-10`, or undefined for what is no day of the calendar. */
export function readDay(cell: string): string | undefined {
  const found = written.exec(cell.normalize('NFKC').trim())
  if (!found) return undefined
  const [year, month, day] = [found[1], found[3] ?? found[5] ?? found[7], found[4] ?? found[6] ?? found[8]]
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}
