// Decimal strings, added and compared to the last digit: no float ever sees an amount.

interface Scaled {
  digits: bigint
  scale: number
}

function scaled(text: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const digits = BigInt(whole + fraction.padEnd(scale, '0'))
  return text.startsWith('-') ? -digits : digits
}

const scaleOf = (text: string) => text.split('.')[1]?.length ?? 0

function written({ digits, scale }: Scaled): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = scale === 0 ? '' : text.slice(-scale).replace(/0+$/, '')
  return `${digits < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

export function addDecimals(...amounts: string[]): string {
  const scale = Math.max(0, ...amounts.map(scaleOf))
  return written({ digits: amounts.reduce((sum, amount) => sum + scaled(amount, scale), 0n), scale })
}

export function negated(amount: string): string {
  if (!/[1-9]/.test(amount)) return amount.replace('-', '')
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

export const subtractDecimals = (from: string, amount: string) => addDecimals(from, negated(amount))

/** A part from 0 to 1 as a percentage, all its digits kept: 0.3333 is 33.33%. */
export function asPercent(part: string): string {
  return `${written({ digits: scaled(part, Math.max(2, scaleOf(part))), scale: Math.max(2, scaleOf(part)) - 2 })}%`
}
