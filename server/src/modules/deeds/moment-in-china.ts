export function momentInChina(moment: Date): string {
  const format = { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(moment)
}
