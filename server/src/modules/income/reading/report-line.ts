// What a report's lines become. Texts stand as written, without the space around them.
import type { LineNote, LineRefusal, OtherLineKind } from '#contract/income/reading'

interface Place {
  /** From 1, in the decoded copy; of a line over several, its first. */
  line: number
  /** Bytes in the decoded copy, without the line end. */
  at: number
  size: number
}

export interface SaleLine extends Place {
  is: 'sale'
  /** `2026-09` */
  saleMonth: string
  store: string
  artist: string
  title: string
  release: string
  /** Valid and without hyphens, or empty. */
  isrc: string
  /** Digits as written, or empty: check digits and leading zeros are the matcher's. */
  upc: string
  customId: string
  /** ISO alpha-2, or empty. */
  country: string
  usage: string
  /** Whole, negative for returns; 0 where the report has none. */
  quantity: number
  /** Exact: `-0.0048123`, `0`. No exponent, no plus, no zeros at the end. */
  amount: string
  /** ISO 4217; empty only in lines of usage. */
  currency: string
  kind: 'track' | 'release'
  notes: readonly LineNote[]
  /** The same object in lines that name the same in the same bytes; those without it, or with another one, may name the same too. */
  names?: object
}

export interface RefusedLine extends Place {
  is: 'refused'
  reason: LineRefusal
  /** The text that cannot be read, cut; with the name of its column, where it is one cell. */
  cell: string
  column: string
  /** What the line would have brought, where that can be read. */
  amount: string | null
  currency: string
}

export interface OtherLine extends Place {
  is: 'other'
  what: OtherLineKind
  /** The line's beginning. */
  text: string
  /** Of a total; its currency is empty where neither row nor report names one. */
  total: { currency: string; amount: string } | null
  /** Of a footer: what it counts, and what was there. They may differ. */
  counts: readonly { what: string; said: number; counted: number }[]
}

export type ReportLine = SaleLine | RefusedLine | OtherLine
