// What a cell of a sheet says, as text.
import { expandExponent } from '../expand-exponent'
import { formulaMark } from '../sheet-formula'

export interface RawCell {
  type: string
  value: string
  hasValue: boolean
  formula: string | undefined
  inline: string
  isDate: boolean
}

export function cellText(cell: RawCell, shared: readonly string[], is1904: boolean): string {
  if (cell.formula !== undefined && !cell.hasValue && cell.type !== 'inlineStr')
    return `${formulaMark} ${cell.formula}`
  if (cell.type === 's') return shared[Number(cell.value)] ?? ''
  if (cell.type === 'inlineStr') return cell.inline
  if (cell.type === 'b') return cell.value === '1' ? 'TRUE' : 'FALSE'
  if (cell.type === 'str' || cell.type === 'e' || cell.type === 'd') return cell.value
  const number = plainNumber(asTyped(cell.value.trim()))
  return cell.isDate ? (dateOf(number, is1904) ?? number) : number
}

/**
 * Spreadsheets store what they compute with: 0.0048123 stands there as 4.8123000000000003E-3. Typed was the shortest number that is the same
 * to them. Longer ones were written by somebody else, and stay as they are.
 */
function asTyped(value: string): string {
  if (value.length > longestTyped) return value
  const length = significant(value)
  if (length < 16 || length > 17) return value
  const shortest = String(Number(value))
  return significant(shortest) <= 15 ? shortest : value
}

/** Seventeen digits, a sign, a point, zeros before them, and where the point belongs. */
const longestTyped = 40

const significant = (value: string) =>
  value
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length

/** `8.44216E+11` is stored with all its digits: only where the point stands is written another way. */
function plainNumber(value: string): string {
  const parts = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?[eE]([+-]?\d{1,3})$/.exec(value)
  if (!parts) return value
  const plain = expandExponent(parts[2] ?? '', parts[3] ?? '', Number(parts[4]))
  return plain === undefined ? value : `${parts[1]}${plain}`
}

const dayMilliseconds = 86_400_000

/** Days since the end of 1899, or since 1904. Before March 1900 the count has a day that never was. */
function dateOf(number: string, is1904: boolean): string | undefined {
  if (!/^\d{1,7}(\.\d+)?$/.test(number)) return undefined
  const days = Number.parseInt(number, 10) + (is1904 ? 1462 : 0)
  if (days < 61 || days > 110_000) return undefined
  return new Date(Date.UTC(1899, 11, 30) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** Formats of dates that have a number instead of a text. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id)
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').toLowerCase()
  if (/general|[#0?]/.test(bare.replace(/\.0+/g, ''))) return false
  return /[yd]/.test(bare) || (bare.includes('m') && !/[hs]/.test(bare))
}
