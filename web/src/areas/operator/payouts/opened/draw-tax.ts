// The tax on a month as a curve over what was paid in it. Only drawn with: every figure beside it comes from the server.
import { nonResidentIn, nonResidentTaxOn } from '#contract/payouts/non-resident-tax'
import { royaltyIn, royaltyTaxOn } from '#contract/payouts/royalty-tax'
import { serviceIn, serviceTaxOn } from '#contract/payouts/service-tax'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import type { TaxPart } from '#contract/payouts/withdrawal'

export const taxPicture = { width: 396, height: 140, floor: 112, left: 6, right: 366, top: 20 } as const

interface Drawn {
  x: number
  y: number
}

export interface TaxDrawing {
  /** The whole rule, and the part of it that this payout walks. */
  rule: string
  walked: string
  from: Drawn
  to: Drawn
}

interface Curve {
  taxOn: (income: bigint) => bigint
  /** Where the rule bends, and how far it is shown at least; in minor units. */
  bends: number[]
  least: number
}

type Of = Pick<TaxPart, 'rule' | 'month' | 'before' | 'total' | 'rate'>

const cents = (amount: string) => Math.round(Number(amount) * 100)

function curveOf({ rule, month, rate, total }: Of): Curve {
  if (rule === 'service') {
    const law = serviceIn(month)
    const { free, smallIncome, freePercent, steps } = law
    const edges = steps.flatMap(({ upTo }) => (upTo === null ? [] : [(upTo * 10_000) / (100 - freePercent)]))
    return {
      taxOn: income => serviceTaxOn(income, law),
      bends: [free * 100, smallIncome * 100, ...edges],
      least: smallIncome * 100,
    }
  }
  if (!isOfNonResident(rule)) {
    const law = royaltyIn(month)
    return {
      taxOn: income => royaltyTaxOn(income, law),
      bends: [law.free * 100, law.smallIncome * 100],
      least: law.smallIncome * 100,
    }
  }
  const law = nonResidentIn(month)
  const treatyRate = rate === '' ? null : cents(rate)
  const edges = law.steps.flatMap(({ upTo }) =>
    upTo === null ? [] : [(upTo * 10_000) / (100 - law.freePercent)],
  )
  const least = edges[1] ?? 0
  return {
    taxOn: income => nonResidentTaxOn(income, law, treatyRate),
    bends:
      treatyRate === null
        ? edges
        : [...edges, crossing(Math.max(least, cents(total)) * 1.18, law, treatyRate)].sort((a, b) => a - b),
    least,
  }
}

/** Where the treaty begins to ask for less than the table; found by halving, since it is only drawn. */
function crossing(widest: number, law: ReturnType<typeof nonResidentIn>, treatyRate: number): number {
  const isByTreaty = (sum: number) => {
    const income = BigInt(Math.round(sum))
    return nonResidentTaxOn(income, law, treatyRate) < nonResidentTaxOn(income, law, null)
  }
  let [low, high] = [0, widest]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (isByTreaty(middle)) high = middle
    else low = middle
  }
  return high
}

export function drawTax(computation: Of): TaxDrawing {
  const { taxOn, bends: all, least } = curveOf(computation)
  const taxAt = (sum: number) => Number(taxOn(BigInt(Math.max(0, Math.round(sum)))))
  const { left, right, floor, top } = taxPicture
  const [start, end] = [Math.max(0, cents(computation.before)), Math.max(0, cents(computation.total))]
  const widest = Math.max(start, end, least) * 1.18
  const bends = all.filter(bend => bend < widest)
  const highest = Math.max(taxAt(widest), 1)
  const round = (value: number) => Math.round(value * 10) / 10
  const at = (sum: number): Drawn => ({
    x: round(left + (sum / widest) * (right - left)),
    y: round(floor - (taxAt(sum) / highest) * (floor - top)),
  })
  const line = (sums: number[]) =>
    sums.map((sum, index) => `${index === 0 ? 'M' : 'L'}${at(sum).x} ${at(sum).y}`).join('')
  const [low, high] = [Math.min(start, end), Math.max(start, end)]
  return {
    rule: line([0, ...bends, widest]),
    walked: line([low, ...bends.filter(bend => bend > low && bend < high), high]),
    from: at(start),
    to: at(end),
  }
}
