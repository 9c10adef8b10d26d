// Decimals of any length. The database has its own; this is for the second opinion, which trusts none of its arithmetic.

export interface Exact {
  digits: bigint
  /** How many of them stand after the point. */
  scale: number
}

export const zero: Exact = { digits: 0n, scale: 0 }

export function exact(text: string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`not a decimal: ${text}`)
  const [, sign, whole = '', fraction = ''] = match
  const digits = BigInt(whole + fraction)
  return { digits: sign ? -digits : digits, scale: fraction.length }
}

export function plus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale)
  return { digits: at(a, scale) + at(b, scale), scale }
}

export const minus = (a: Exact, b: Exact): Exact => plus(a, { ...b, digits: -b.digits })

export const times = (a: Exact, b: Exact): Exact => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

/** Minor units of a currency with so many decimals; half goes away from zero. */
export function toMinorUnits(amount: Exact, decimals: number): bigint {
  const scale = Math.max(amount.scale, decimals)
  const unit = 10n ** BigInt(scale - decimals)
  const digits = at(amount, scale)
  const size = digits < 0n ? -digits : digits
  const rounded = (size * 2n + unit) / (unit * 2n)
  return digits < 0n ? -rounded : rounded
}

export const isEqual = (a: Exact, b: Exact): boolean => minus(a, b).digits === 0n

export function asText({ digits, scale }: Exact): string {
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? size : `${size.slice(0, -scale)}.${size.slice(-scale)}`.replace(/\.?0+$/, '')
  return digits < 0n ? `-${text}` : text
}

const at = ({ digits, scale }: Exact, wanted: number) => digits * 10n ** BigInt(wanted - scale)
