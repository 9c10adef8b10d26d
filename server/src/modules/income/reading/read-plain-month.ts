// `2026-09` by its bytes, which is how most reports write when something was sold.

const [firstYear, lastYear] = [1990, 2099]
const months = Array.from({ length: (lastYear - firstYear + 1) * 12 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, '0')
  return `${firstYear + Math.floor(index / 12)}-${month}`
})
const dash = 0x2d

/** '' where it is written in any other way, or does not exist. */
export function readPlainMonth(bytes: Uint8Array, start: number, end: number): string {
  if (end - start !== 7 || bytes[start + 4] !== dash) return ''
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2)
  const month = twoDigits(bytes, start + 5)
  if (!(year >= firstYear && year <= lastYear && month >= 1 && month <= 12)) return ''
  return months[(year - firstYear) * 12 + month - 1] ?? ''
}

/** Not a number where one of them is none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - 0x30
  const ones = (bytes[at + 1] as number) - 0x30
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}
