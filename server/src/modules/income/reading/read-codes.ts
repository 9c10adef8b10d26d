// ISRC and barcodes as reports write them.
import { readIsrc } from '#contract/release-codes/code-formats'

/** `8,44216E+11`: a spreadsheet has thrown the last digits away. */
const scientific = /^\d+([.,]\d+)?[eE]\+?\d+$/
const [zero, nine, upperA, upperZ] = [0x30, 0x39, 0x41, 0x5a]

/** Twelve bytes exactly as an ISRC is stored. */
export function isPlainIsrc(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start !== 12) return false
  for (let index = 0; index < 12; index++) {
    const byte = bytes[start + index] as number
    const isDigit = byte >= zero && byte <= nine
    const isLetter = byte >= upperA && byte <= upperZ
    if (index < 2 ? !isLetter : index < 5 ? !isDigit && !isLetter : !isDigit) return false
  }
  return true
}

export function isPlainBarcode(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < 8 || end - start > 14) return false
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number
    if (byte < zero || byte > nine) return false
  }
  return true
}

export interface ReadCode {
  code: string
  /** Something stands there that is no code. */
  isDropped: boolean
  isScientific: boolean
}
const none: ReadCode = { code: '', isDropped: false, isScientific: false }

export function readIsrcCell(cell: string): ReadCode {
  const code = readIsrc(cell)
  if (code !== undefined) return { ...none, code }
  return isNothing(cell) ? none : { ...none, isDropped: true }
}

/** Whether the check digit is right is not asked: payers report what they were given. */
export function readBarcodeCell(cell: string): ReadCode {
  const code = cell.replace(/^[='"]+|["']+$/g, '').replace(/[-\s]/g, '')
  if (/^\d{8,14}$/.test(code)) return { ...none, code }
  if (isNothing(code)) return none
  return { ...none, isDropped: true, isScientific: scientific.test(code) }
}

/** As empty cells are written. */
const isNothing = (cell: string) => /^(|-+|0+|n\/?a|null|none|undefined)$/i.test(cell.trim())
