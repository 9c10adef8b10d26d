// The tax on a month as a curve over what was paid in it. Only drawn with: every figure beside it comes from the server.
import { royaltyIn, royaltyTaxOn } from '#contract/payouts/royalty-tax'

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

const cents = (amount: string) => Math.round(Number(amount) * 100)
export function drawTax(before: string, total: string, month: string): TaxDrawing {
  const law = royaltyIn(month)
  const taxAt = (sum: number) => Number(royaltyTaxOn(BigInt(Math.max(0, Math.round(sum))), law))
  /** Where the rule bends. */
  const bends = [law.free * 100, law.smallIncome * 100]
  const { left, right, floor, top } = taxPicture
  const [start, end] = [Math.max(0, cents(before)), Math.max(0, cents(total))]
  const widest = Math.max(start, end, law.smallIncome * 100) * 1.18
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
