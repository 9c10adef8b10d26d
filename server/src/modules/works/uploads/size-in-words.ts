const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** 1536 → `1.5 KB`. */
export function inWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`
}
