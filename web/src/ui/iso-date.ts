// A calendar day as text, yyyy-mm-dd, without a time or a zone to shift it.

export function toIsoDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}`
}

/** Undefined for anything that isn't a real day: 2026-02-30, half a year typed. */
export function fromIsoDate(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined
}

/** What is typed becomes yyyy-mm-dd: 20261204, 2026/12/4 and 2026.12.04 are meant as dates too. */
export function tidyIsoDate(text: string): string {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())
  const dashed = compact
    ? compact.slice(1).join('-')
    : text
        .trim()
        .replace(/[./年月]/g, '-')
        .replace(/日$/, '')
  const date = fromIsoDate(dashed)
  return date ? toIsoDate(date) : text
}
