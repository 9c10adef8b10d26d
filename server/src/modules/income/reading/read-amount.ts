// Amounts as people and programs write them, read exactly: text in, text out, never a float.
import { currencyBeside } from './amount-currency'
import { expandExponent, toCanonical } from './expand-exponent'
import { apostrophes, type NumberMarks, spaces, toNarrow } from './number-marks'

export interface ReadAmount {
  amount: string
  /** That the cell itself names, or ''. */
  currency: string
}

const scientific = /^(\d{1,40})(?:[.,](\d{0,40}))?[eE]([+-]?\d{1,3})$/
/** No cell of money is longer; what is, costs no time. */
const mostLetters = 120

export function readAmount(cell: string, marks: NumberMarks): ReadAmount | undefined {
  if (cell.length > mostLetters) return undefined
  const parts = takeApart(toNarrow(cell).trim().replace(/^'/, ''))
  if (!parts) return undefined
  const digits = plainDigits(parts.number, marks)
  const amount = digits === undefined ? undefined : toCanonical(digits, parts.isNegative)
  return amount === undefined ? undefined : { amount, currency: parts.currency }
}

/** The number between sign, parentheses and currency. */
function takeApart(text: string) {
  const inner = /^(.*?)\((.*)\)(.*)$/s.exec(text)
  const unfolded = inner ? `${inner[1]}${inner[2]}${inner[3]}` : text
  const match = /^([^\d.,]*)(.*?\d[.,]?|[.,]\d+)([^\d.,]*)$/s.exec(unfolded)
  if (!match) return undefined
  const [, before = '', number = '', behind = ''] = match
  const signsAround = (before + behind).replace(/[^+-]/g, '')
  if (signsAround.length > (inner ? 0 : 1)) return undefined
  const currencies = [before, behind].map(side => currencyBeside(side.replace(/[+-]/, '')))
  const [left, right] = currencies
  if (left === undefined || right === undefined || (left && right && left !== right)) return undefined
  return { number, isNegative: inner !== null || signsAround === '-', currency: left || right }
}

/** Digits with at most one point. */
function plainDigits(number: string, { decimalMark, thousandsMark }: NumberMarks): string | undefined {
  const exponent = scientific.exec(number)
  if (exponent) return expandExponent(exponent[1] ?? '', exponent[2] ?? '', Number(exponent[3]))
  const at = number.lastIndexOf(decimalMark)
  const whole = at < 0 ? number : number.slice(0, at)
  const fraction = at < 0 ? '' : number.slice(at + 1)
  if (!/^\d*$/.test(fraction)) return undefined
  if (/^\d*$/.test(whole)) return whole + fraction === '' ? undefined : `${whole}.${fraction}`
  const grouped = withoutThousands(whole, decimalMark, thousandsMark)
  return grouped === undefined ? undefined : `${grouped}.${fraction}`
}

/** Groups of three behind the first, all marked alike. What is no decimal mark can only mark thousands, if it was not found to be
 * another one. */
function withoutThousands(whole: string, decimalMark: string, thousandsMark: string): string | undefined {
  const mark = /[^\d]/.exec(whole)?.[0] ?? ''
  const kind = spaces.includes(mark) ? ' ' : apostrophes.includes(mark) ? "'" : mark
  const isAllowed =
    kind === thousandsMark || (thousandsMark === '' && kind !== decimalMark && " ',.".includes(kind))
  const [first = '', ...groups] = whole.split(mark)
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every(group => /^\d{3}$/.test(group))
  return isAllowed && isGrouped ? first + groups.join('') : undefined
}
