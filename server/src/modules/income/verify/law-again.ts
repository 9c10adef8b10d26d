// The law's rules about tax once more, told in another way than contract/src/payouts tells them: each slice of the income at its own rate,
// without the sums that a table takes off. Both must come to the same fen.

interface Slice {
  /** In yuan; null: all that is left. */
  width: number | null
  percent: number
}

const nonResident: Slice[] = [
  { width: 3000, percent: 3 },
  { width: 9000, percent: 10 },
  { width: 13_000, percent: 20 },
  { width: 10_000, percent: 25 },
  { width: 20_000, percent: 30 },
  { width: 25_000, percent: 35 },
  { width: null, percent: 45 },
]

const service: Slice[] = [
  { width: 20_000, percent: 20 },
  { width: 30_000, percent: 30 },
  { width: null, percent: 40 },
]

/** All in ten-thousandths of a fen, so that nothing is rounded before the end. */
function bySlices(taxed: bigint, slices: readonly Slice[]): bigint {
  let [rest, tax] = [taxed, 0n]
  for (const { width, percent } of slices) {
    const whole = width === null ? rest : BigInt(width) * 1_000_000n
    const part = rest < whole ? rest : whole
    tax += (part * BigInt(percent)) / 100n
    rest -= part
  }
  return tax
}

const rounded = (tenThousandths: bigint) => (tenThousandths + 5000n) / 10_000n

/** What is left of royalties and of what services bring. */
function left(income: bigint): bigint {
  if (income <= 800_00n) return 0n
  return income <= 4000_00n ? (income - 800_00n) * 10_000n : income * 8000n
}

function ofNonResident(income: bigint, treatyRate: number | null): bigint {
  if (income <= 0n) return 0n
  const byTable = rounded(bySlices(income * 8000n, nonResident))
  if (treatyRate === null) return byTable
  const byTreaty = rounded(income * BigInt(treatyRate))
  return byTreaty < byTable ? byTreaty : byTable
}

export interface Rule {
  rule: string
  version: number
  treaty_rate: number | null
}

/** On a month's income, in fen. Undefined: a version that cannot be computed again from what is kept, such as a rate that staff typed. */
export function taxAgain({ rule, version, treaty_rate }: Rule, income: bigint): bigint | undefined {
  if (rule === 'royalty' && version === 1) return rounded(left(income) / 5n)
  if (rule === 'service' && version === 1) return rounded(bySlices(left(income), service))
  const isOfNonResident = rule === 'non_resident' || rule === 'non_resident_service'
  return isOfNonResident && version === 2 ? ofNonResident(income, treaty_rate) : undefined
}
