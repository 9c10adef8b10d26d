// The month of a sale out of a date in any form.
import type { DateForm } from '#contract/income/reading'
import { toNarrow } from './number-marks'

const time = String.raw`(?:[T ]\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AaPp]\.?[Mm]\.?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?${time}$`)
const chinese = /^(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?$/
const digitsOnly = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})?${time}$`)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}$`)
const monthAndYear = /^(\d{1,2})[-/.](\d{4})$/
const named = /^(?:(\d{1,2})[ -])?([A-Za-z]{3,9})\.?[ -](?:(\d{1,2}),? )?(\d{4})$/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december', 'sept'],
]
/** Nothing was sold by download before, and nobody reports what comes after. */
const [firstYear, lastYear] = [1990, 2099]

/** `YYYY-MM`, or undefined. Which of day and month comes first is said by `form`, where the date itself does not. */
export function readMonth(cell: string, form: DateForm): string | undefined {
  const text = toNarrow(cell).trim()
  if (text.length > 60) return undefined
  const year = yearFirst.exec(text)
  if (year) return monthOf(year[1], year[3], year[4])
  const last = yearLast.exec(text)
  if (last) {
    const isMonthFirst = form === 'M/D/YYYY' && last[2] !== '.'
    return isMonthFirst ? monthOf(last[4], last[1], last[3]) : monthOf(last[4], last[3], last[1])
  }
  const plain = digitsOnly.exec(text) ?? chinese.exec(text)
  if (plain) return monthOf(plain[1], plain[2], plain[3])
  const short = monthAndYear.exec(text)
  if (short) return monthOf(short[2], short[1])
  const word = named.exec(text)
  return word ? monthOf(word[4], numberOf(word[2] ?? ''), word[1] ?? word[3]) : undefined
}

function numberOf(name: string): string {
  const lower = name.toLowerCase()
  const isName = months.includes(lower) || monthNames.includes(lower)
  return isName ? String(months.indexOf(lower.slice(0, 3)) + 1) : '0'
}

function monthOf(yearText = '', monthText = '', dayText = '1'): string | undefined {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)]
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined
  return `${yearText}-${String(month).padStart(2, '0')}`
}
