// Decimal and thousands marks, by the cells of money. One that can be read in two ways decides nothing.
import type { DecimalMark, Finding, ThousandsMark } from '#contract/income/reading'
import { apostrophes, spaces, toNarrow } from '../number-marks'

export interface FoundMarks {
  decimalMark: Finding<DecimalMark>
  thousandsMark: Finding<ThousandsMark>
}

const anySpace = new RegExp(`[${spaces}]`)
const anyApostrophe = new RegExp(`[${apostrophes}]`)

export function findMarks(cells: readonly string[], given: DecimalMark | undefined): FoundMarks {
  const numbers = cells.map(cell => ({ cell, bare: bareNumber(cell) })).filter(({ bare }) => /\d/.test(bare))
  const decimalMark = given ? { value: given, evidence: '', isSure: true } : findDecimal(numbers)
  if (given) decimalMark.evidence = numbers.find(({ bare }) => bare.includes(given))?.cell ?? ''
  return { decimalMark, thousandsMark: findThousands(numbers, decimalMark.value) }
}

interface Written {
  cell: string
  bare: string
}

/** Without currency and sign. */
const bareNumber = (cell: string) =>
  toNarrow(cell)
    .replace(/[eE][+-]?\d+$/, '')
    .replace(/^[^\d.,]+|[^\d.,]+$/g, '')

function findDecimal(numbers: readonly Written[]): Finding<DecimalMark> {
  const votes: Record<DecimalMark, string[]> = { '.': [], ',': [] }
  for (const { cell, bare } of numbers) {
    const mark = decimalOf(bare)
    if (mark) votes[mark].push(cell)
  }
  const value = votes[','].length > votes['.'].length ? ',' : '.'
  const other = value === ',' ? '.' : ','
  const longest = votes[value].toSorted((one, next) => next.length - one.length)[0]
  const isDoubtful = numbers.some(({ bare }) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare))
  return {
    value,
    evidence: longest ?? numbers[0]?.cell ?? '',
    isSure: longest === undefined ? !isDoubtful && numbers.length > 0 : votes[other].length === 0,
  }
}

/** The mark that can be nothing else in this number. */
function decimalOf(bare: string): DecimalMark | undefined {
  const marks = bare.replace(/[^.,]/g, '')
  const last = marks.at(-1) as DecimalMark | undefined
  if (last === undefined) return undefined
  const isOnly = marks.length === 1
  if (!isOnly) return marks.startsWith(last) ? opposite(last, marks) : last
  const [whole = '', fraction = ''] = bare.split(last)
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return isGroup ? undefined : last
}

/** `1.234.567`: a mark that comes twice marks thousands. */
const opposite = (mark: DecimalMark, marks: string): DecimalMark | undefined =>
  [...marks].every(one => one === mark) ? (mark === '.' ? ',' : '.') : undefined

function findThousands(numbers: readonly Written[], decimalMark: DecimalMark): Finding<ThousandsMark> {
  const other = decimalMark === '.' ? ',' : '.'
  const looks: [ThousandsMark, (whole: string) => boolean][] = [
    [' ', whole => anySpace.test(whole)],
    ["'", whole => anyApostrophe.test(whole)],
    [other, whole => whole.includes(other)],
  ]
  for (const [value, isThere] of looks) {
    const found = numbers.find(({ bare }) => isThere(wholePart(bare, decimalMark)))
    if (found) return { value, evidence: found.cell, isSure: true }
  }
  return { value: '', evidence: '', isSure: true }
}

function wholePart(bare: string, decimalMark: DecimalMark): string {
  const at = bare.lastIndexOf(decimalMark)
  return at < 0 ? bare : bare.slice(0, at)
}
