// What becomes of an amount that a channel pays, step by step. Whole minor units, rounded where the ledger rounds.

export interface TaxRule {
  free: number
  smallIncome: number
  freePercent: number
  taxPercent: number
}

export interface MoneyTerms {
  /** A decimal such as 0.8: the part of the income that is the member's. */
  rate: string
  /** In minor units. */
  fee: bigint
  /** What is withheld from a person; none where another law holds. */
  tax: TaxRule | null
}

export function wayOfMoney(paid: bigint, { rate, fee, tax }: MoneyTerms) {
  const share = shareOf(paid, rate)
  const withheld = tax ? taxOn(share, tax) : 0n
  const left = share - withheld - fee
  return { share, kept: paid - share, withheld, fee, arrives: left > 0n ? left : 0n }
}

/** The rate has four decimals; half a unit rounds up, once. */
function shareOf(paid: bigint, rate: string): bigint {
  const tenThousandths = BigInt(Math.round(Number(rate) * 10_000))
  return (paid * tenThousandths + 5000n) / 10_000n
}

function taxOn(share: bigint, { free, smallIncome, freePercent, taxPercent }: TaxRule): bigint {
  if (share <= BigInt(free) * 100n) return 0n
  const taxedHundredfold =
    share <= BigInt(smallIncome) * 100n
      ? (share - BigInt(free) * 100n) * 100n
      : share * BigInt(100 - freePercent)
  return (taxedHundredfold * BigInt(taxPercent) + 5000n) / 10_000n
}

/** What somebody typed, in minor units; undefined: not an amount. */
export function readAmount(typed: string, exponent: number): bigint | undefined {
  const text = typed.replace(/[,\s，]/g, '')
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
}

export function decimalOf(amount: bigint, exponent: number): string {
  const digits = amount.toString().padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
