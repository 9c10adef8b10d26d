// Apart from money, so that a guest's browser can show a share without the schemas.

/** `0.8` → `80`, `0.8125` → `81.25`: moved by two places, never multiplied. */
export function percentOf(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const digits = fraction.padEnd(4, '0')
  const percent = `${Number(`${whole}${digits.slice(0, 2)}`)}.${digits.slice(2)}`
  return percent.replace(/\.?0+$/, '')
}
