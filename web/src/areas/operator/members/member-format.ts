const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Such as `1.4 GB`: enough to see who needs much. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step]}`
}

/** A share of one as per cent, without needless zeros. */
export function formatShare(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(2))}%`
}
