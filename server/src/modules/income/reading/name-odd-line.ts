// Lines of a report that are no sales, by what they look like: totals with and without a name, footers, headers again.
import type { OtherLineKind } from '#contract/income/reading'
import { readCurrency } from './amount-currency'
import { type ColumnPlan, isSameHeader } from './column-plan'
import type { LineCells } from './line-cells'
import type { NumberMarks } from './number-marks'
import { readAmount } from './read-amount'

export interface OddLine {
  what: OtherLineKind
  total: { currency: string; amount: string } | null
  /** How many lines a footer says there are. */
  saidLines?: number
}

const totals =
  /^(grand|sub|net|report|invoice)?[ _-]*(total|sum|totals|summe|gesamt|somme)(?![a-z])|^(合计|总计|小计|共计|总额)/i
const lineCounts = /^(total[ _-]?(rows|lines|records)|row[ _-]?count|(总)?行数|记录数)\b/i
const unitCounts = /^total[ _-]?(units|quantity)\b/i
const rates = /exchange rate|fx rate|currency rate|taux de change|wechselkurs|汇率/i
/** Cells that say what was sold, and when. */
const telling = ['saleMonth', 'store', 'artist', 'title', 'release', 'isrc', 'upc', 'customId'] as const

export const isTotalName = (text: string) => totals.test(text)

/** Undefined: it looks like a sale. */
export function nameOddLine(
  cells: LineCells,
  plan: ColumnPlan,
  settings: NumberMarks & { currency: string },
): OddLine | undefined {
  const texts = cells.all()
  const filled = texts.filter(text => text !== '')
  const [first = ''] = filled
  if (filled.length === 0) return { what: 'empty', total: null }
  if (first.startsWith('#') && filled.length === 1) return { what: 'comment', total: null }
  if (isSameHeader(texts, plan.names)) return { what: 'header', total: null }
  if (lineCounts.test(first) || unitCounts.test(first)) {
    const said = lineCounts.test(first) ? Number(filled[1]?.replace(/[^\d]/g, '') || Number.NaN) : Number.NaN
    return { what: 'footer', total: null, ...(Number.isSafeInteger(said) && { saidLines: said }) }
  }
  const told = telling.map(role => texts[plan.index[role]] ?? '')
  if ([first, ...told].some(text => rates.test(text)) && !isWhole(told))
    return { what: 'footer', total: null }
  const amount = readTotal(texts, plan, settings)
  const isNamed = [first, ...told].some(text => totals.test(text))
  const isBare = told.every(text => text === '')
  if ((isNamed || isBare) && amount !== undefined && !isWhole(told)) {
    return { what: 'total', total: { amount, currency: currencyIn(texts, plan) || settings.currency } }
  }
  const isLone = filled.length <= 2 && amount === undefined
  return isLone || isNamed ? { what: 'footer', total: null } : undefined
}

/** A month, a store, an artist and a title: whatever else it says, it is about a recording. */
const isWhole = (told: readonly string[]) => told.slice(0, 4).every(text => text !== '')

/** In the column of money, or where a short line has its last number. */
function readTotal(texts: readonly string[], plan: ColumnPlan, marks: NumberMarks): string | undefined {
  const own = readAmount(texts[plan.index.amount] ?? '', marks)
  if (own) return own.amount
  const isShort = texts.length < plan.names.length || texts.filter(text => text !== '').length <= 4
  if (!isShort) return undefined
  const numbers = texts.flatMap(text => readAmount(text, marks)?.amount ?? [])
  return numbers.at(-1)
}

function currencyIn(texts: readonly string[], plan: ColumnPlan): string {
  const own = readCurrency(texts[plan.index.currency] ?? '')
  return own ?? texts.map(text => (text.length === 3 ? readCurrency(text) : undefined)).find(Boolean) ?? ''
}
