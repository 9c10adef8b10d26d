// Exact sums of amounts as reports write them, plain decimals of any length.

export class ExactSum {
  private digits = 0n
  /** Digits behind the point. */
  scale = 0

  add(amount: string): void {
    const [whole = '0', fraction = ''] = amount.split('.')
    if (fraction.length > this.scale) {
      this.digits *= 10n ** BigInt(fraction.length - this.scale)
      this.scale = fraction.length
    }
    const size = BigInt(whole.replace('-', '') + fraction.padEnd(this.scale, '0'))
    this.digits += amount.startsWith('-') ? -size : size
  }

  get isZero(): boolean {
    return this.digits === 0n
  }

  /** `-0.0048`, without zeros at the end. */
  toString(): string {
    const sign = this.digits < 0n ? '-' : ''
    const size = String(this.digits < 0n ? -this.digits : this.digits).padStart(this.scale + 1, '0')
    const whole = size.slice(0, size.length - this.scale)
    const fraction = size.slice(size.length - this.scale).replace(/0+$/, '')
    return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
  }
}

export function addUp(amounts: Iterable<string>): string {
  const sum = new ExactSum()
  for (const amount of amounts) sum.add(amount)
  return sum.toString()
}

/** What two amounts differ by, in units of the last of so many decimals, without a sign. */
export function differenceIn(decimals: number, one: string, other: string): bigint {
  const sum = new ExactSum()
  sum.add(one)
  sum.add(other.startsWith('-') ? other.slice(1) : `-${other}`)
  const [whole = '0', fraction = ''] = sum.toString().replace('-', '').split('.')
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const units = BigInt(whole + kept)
  return fraction.length > decimals ? units + 1n : units
}
