// The cells of a worksheet as XML. Every cell has its type, so that a spreadsheet guesses at nothing.
import { amountStyle, styles } from './sheet-styles'
import { amountText, type Cell, numberText } from './table'

/** A cell of Excel holds no more. */
const mostLetters = 32_767

export function cellXml(address: string, cell: Cell): string {
  if (cell === null) return ''
  switch (cell.kind) {
    case 'text':
      return textXml(address, cell.value)
    case 'number':
      return valueXml(address, numberText(cell.value), styles.plain)
    case 'money': {
      const text = amountText(cell.value)
      return valueXml(address, text, amountStyle(text))
    }
    case 'date': {
      const days = daysOf(cell.value)
      return days === undefined ? textXml(address, cell.value) : valueXml(address, `${days}`, styles.date)
    }
    case 'time':
      return valueXml(address, `${siteTimeOf(cell.value)}`, styles.time)
  }
}

export function textXml(address: string, text: string, style: number = styles.text): string {
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${sheetText(text)}</t></is></c>`
}

const valueXml = (address: string, value: string, style: number) =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`

/**
 * Letters that XML cannot hold show nothing in a spreadsheet either: they are left out. Excel takes `_x0041_` for a letter by its
 * number; what merely looks like that is written so that it stays as it is.
 */
export function sheetText(given: string): string {
  const text = given.length > mostLetters ? `${whole(given.slice(0, mostLetters - 1))}…` : given
  // Nearly all text is plain, and a file has millions of cells.
  if (!needsCare.test(text)) return text
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, letter => named[letter] ?? '')
}

const needsCare = /[&<>"_\ufffe\uffff]|\p{Cc}|\p{Cs}/u
const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without half a letter at its end. */
const whole = (text: string) => text.replace(/[\ud800-\udbff]$/, '')

const dayLength = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)
/** Excel believes in a 29 February 1900: days before March of that year are another count. */
const firstDay = 61

function daysOf(date: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  const days = (at - dayZero) / dayLength
  return days >= firstDay ? days : undefined
}

/** A spreadsheet knows no time zones: moments are written as clocks show them in China, like all days of the site. */
export const siteZone = 'UTC+8'
const siteTimeOf = (at: Date) => (at.getTime() + 8 * 3_600_000 - dayZero) / dayLength
