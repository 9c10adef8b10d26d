const units = ['B', 'KB', 'MB', 'GB'] as const

/** 1536 → 1.5 KB; limits come out round: 1073741824 → 1 GB. */
export function fileSize(bytes: number): string {
  let value = bytes
  let unit = 0
  // What would be written as 1024 is 1 of the next.
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}
