// The text of a report without the lines that are recorded as no sales: what is left must all be sales.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CellSeparator } from '#contract/income/reading'
import type { LineCells } from '../reading/line-cells'
import { LineSplitter } from '../reading/split-lines'

const [quote, newline] = [0x22, Buffer.from('\n')]

interface Wanted {
  leftOut: readonly { at: number; size: number }[]
  separator: CellSeparator
  path: string
  /** Sees every line that is written, with its number there. */
  visit?: (cells: LineCells, row: number) => void
}

export async function writeSales(text: AsyncIterable<Buffer>, wanted: Wanted): Promise<void> {
  const lines = inQuotes(without(text, wanted.leftOut), wanted)
  await pipeline(Readable.from(lines), createWriteStream(wanted.path))
}

/**
 * DuckDB takes every quote that begins a cell for the sign of a quoted one, and cuts a letter off `"Odd" title`. The cells of lines that have
 * quotes are quoted anew; all other lines stay as they are, byte for byte.
 */
async function* inQuotes(text: AsyncIterable<Buffer>, { separator, visit }: Wanted) {
  let written: Buffer[] = []
  let row = 0
  const splitter = new LineSplitter(separator, {
    visit(cells: LineCells) {
      const line = cells.bytes.subarray(cells.start, cells.end)
      if (line.length === 0) return
      visit?.(cells, ++row)
      const again = () => cells.all().map(cell => `"${cell.replaceAll('"', '""')}"`)
      written.push(line.includes(quote) ? Buffer.from(again().join(separator)) : line, newline)
    },
    // Left out already: what was refused is recorded as no sale.
    refuse: () => {},
  })
  for await (const chunk of text) {
    splitter.push(chunk)
    if (written.length > 0) yield Buffer.concat(written)
    written = []
  }
  splitter.finish()
  if (written.length > 0) yield Buffer.concat(written)
}

async function* without(text: AsyncIterable<Buffer>, leftOut: readonly { at: number; size: number }[]) {
  let at = 0
  let next = 0
  for await (const chunk of text) {
    const end = at + chunk.length
    let from = at
    for (; next < leftOut.length; next++) {
      const { at: start, size } = leftOut[next] as { at: number; size: number }
      if (start >= end) break
      if (start > from) yield chunk.subarray(from - at, start - at)
      from = Math.max(from, Math.min(start + size, end))
      if (start + size > end) break
    }
    if (from < end) yield chunk.subarray(from - at)
    at = end
  }
}
