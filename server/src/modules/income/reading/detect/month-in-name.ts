/** `YouTube_label_M_20260801_rawdata.csv` → `2026-08`. Undefined: the file's name speaks of no month, or of two. */
export function monthInName(fileName: string): string | undefined {
  const found = [
    ...fileName.matchAll(/(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?(?!\d)/g),
  ]
  const months = [...new Set(found.map(match => `${match[1]}-${match[2]}`))]
  return months.length === 1 ? months[0] : undefined
}
