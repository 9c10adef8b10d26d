// `Exchange rate: 1 EUR = 7,8432 CNY`: a rate that a report states in its footer. Only what can be read in one way counts.
import { readCurrency } from './amount-currency'
import type { NumberMarks } from './number-marks'
import { readAmount } from './read-amount'

export interface StatedRate {
  from: string
  to: string
  rate: string
}

/** As many digits as a rate is kept with. */
const mostDecimals = 10

export function readStatedRate(text: string, marks: NumberMarks): StatedRate | undefined {
  const named = [...text.matchAll(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g)].flatMap(
    ([code]) => readCurrency(code) ?? [],
  )
  const [from, to, ...others] = [...new Set(named)]
  if (!from || !to || others.length > 0) return undefined
  const numbers = [...text.matchAll(/\d[\d.,]*/g)].flatMap(
    ([digits]) => readAmount(digits.replace(/[.,]$/, ''), marks)?.amount ?? [],
  )
  // `1 EUR` says of what the rate is; any other two numbers say nothing that is sure.
  const rates = numbers.length === 2 && numbers[0] === '1' ? numbers.slice(1) : numbers
  const [rate] = rates
  if (rates.length !== 1 || rate === undefined || Number(rate) <= 0) return undefined
  return (rate.split('.')[1] ?? '').length > mostDecimals ? undefined : { from, to, rate }
}
