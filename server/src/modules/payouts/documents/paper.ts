// Receipts and statements: everything they say, before anything is drawn. The same words and figures are the same document.
import { createHash } from 'node:crypto'

interface PaperColumn {
  name: string
  isAmount?: boolean
}

export interface PaperTable {
  title: string
  columns: PaperColumn[]
  rows: string[][]
  sum?: string[]
}

export interface Paper {
  title: string
  /** Under the title and at the foot of each page: a number or a year. */
  number: string
  facts: [name: string, value: string][]
  tables: PaperTable[]
  notes: string[]
  /** The moment that it is about, not the one it was asked for. */
  at: string
}

export const hashOfPaper = (paper: Paper): Buffer =>
  createHash('sha256').update(JSON.stringify(paper)).digest()
