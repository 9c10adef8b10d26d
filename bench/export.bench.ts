// A million lines as CSV and as a workbook, to a reader that takes everything: how long, and how much the process grows while it
// writes. A tenth of the lines first: what a million needs beyond that is what a longer list costs in memory.
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Column, Table } from '../server/src/platform/export/table'
import { writeCsv } from '../server/src/platform/export/write-csv'
import { writeXlsx } from '../server/src/platform/export/write-xlsx'
import type { Figure } from './figure'
import { milliseconds, timed } from './timing'

const few = 100_000
const many = 1_000_000
const batchSize = 500
/** Megabytes that ten times the lines may add: what the garbage collector leaves for later. */
const mostGrowth = 48

const ways = {
  CSV: (table: Table<number>) => Readable.from(writeCsv(table), { objectMode: false }),
  XLSX: (table: Table<number>) => writeXlsx(table),
}

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, write] of Object.entries(ways)) {
    const small = await measure(() => write(tableOf(few)))
    const large = await measure(() => write(tableOf(many)))
    const growth = large.peak - small.peak
    figures.push(
      milliseconds(`${many} lines as ${name}`, large.time),
      { name: `their ${name}`, value: Math.round(large.bytes / 1e6), unit: 'MB', target: '', pass: true },
      {
        name: `memory at its highest, ${few} lines as ${name}`,
        ...megabytes(small.peak),
        target: '',
        pass: true,
      },
      {
        name: `memory beyond that, ${many} lines as ${name}`,
        ...megabytes(growth),
        target: `<= ${mostGrowth}`,
        pass: growth <= mostGrowth,
      },
    )
  }
  return figures
}

const megabytes = (value: number) => ({ value: Math.round(value), unit: 'MB' })

async function measure(open: () => Readable): Promise<{ time: number; peak: number; bytes: number }> {
  let peak = 0
  let bytes = 0
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss() / 1e6)
  }
  const reader = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done()
    },
  })
  const clock = setInterval(look, 20)
  const time = await timed(() => pipeline(open(), reader))
  clearInterval(clock)
  look()
  return { time, peak, bytes }
}

/** As wide as a member's bill: names, codes, a count, amounts, a day. */
function tableOf(count: number): Table<number> {
  const columns: Column<number>[] = [
    { heading: '渠道', kind: 'text', value: row => (row % 3 === 0 ? '网易云音乐' : 'Spotify') },
    { heading: '曲目', kind: 'text', value: row => `夜航 ${row % 977}` },
    { heading: 'ISRC', kind: 'text', value: row => `CNA012600${String(row % 100_000).padStart(5, '0')}` },
    { heading: 'UPC', kind: 'text', value: row => String(690_000_000_000 + row) },
    { heading: '播放量', kind: 'number', value: row => row % 10_007 },
    {
      heading: '金额',
      kind: 'money',
      value: row => ({ amount: `-${row % 997}.${10 + (row % 89)}`, currency: 'CNY' }),
    },
    { heading: '金额', kind: 'money', value: row => ({ amount: `${row}`, currency: 'JPY' }) },
    { heading: '日期', kind: 'date', value: row => `2026-11-${10 + (row % 20)}` },
  ]
  async function* rows() {
    for (let done = 0; done < count; done += batchSize) {
      // As if a database had been asked.
      await new Promise(resolve => setImmediate(resolve))
      yield Array.from({ length: batchSize }, (_, place) => done + place)
    }
  }
  return { title: '明细', columns, rows: rows() }
}
