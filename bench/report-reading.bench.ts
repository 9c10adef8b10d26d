// A report of a million lines, decoded already: how fast its lines come out, and what that takes of memory.

import { detectReading, settingsOf } from '../server/src/modules/income/reading/detect/detect-reading'
import { believe } from '../server/src/modules/income/reading/layouts/believe'
import { readReport } from '../server/src/modules/income/reading/read-report'
import type { Figure } from './figure'

const lineCount = 1_000_000
const linesAtOnce = 1000
const leastPerSecond = 250_000

export async function run(): Promise<Figure[]> {
  const head = Buffer.from(
    `${believe.columns.join(';')}\n${Array.from({ length: 50 }, (_, at) => line(at)).join('')}`,
  )
  const encoding = { value: 'utf-8', evidence: '', isSure: true } as const
  const settings = settingsOf(detectReading(head, { encoding, isWhole: true }))
  const pieces = Array.from({ length: 20 }, (_, piece) =>
    Buffer.from(Array.from({ length: linesAtOnce }, (_, at) => line(piece * linesAtOnce + at)).join('')),
  )
  async function* file() {
    yield Buffer.from(`${believe.columns.join(';')}\n`)
    for (let at = 0; at < lineCount / linesAtOnce; at++) yield pieces[at % pieces.length] as Buffer
  }
  let sales = 0
  const start = performance.now()
  for await (const batch of readReport(file(), settings))
    sales += batch.filter(({ is }) => is === 'sale').length
  if (sales !== lineCount) throw new Error(`${sales} lines were read as sales`)
  const perSecond = Math.round((lineCount / (performance.now() - start)) * 1000)
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6)
  return [
    {
      name: 'Report lines read',
      value: perSecond,
      unit: 'lines/s',
      target: `>= ${leastPerSecond}`,
      pass: perSecond >= leastPerSecond,
    },
    { name: 'Memory while reading', value: megabytes, unit: 'MB', target: '<= 400', pass: megabytes <= 400 },
  ]
}

function line(number: number): string {
  const codes = `${840000000000 + (number % 4000)};CNT0126${String(number % 100_000).padStart(5, '0')}`
  const money = `0,${String((number * 7919) % 1_000_000_000).padStart(9, '0')}`
  return `2026-10;2026-09;Spotify;FR;河流音乐;夜航 ${number % 500};晨霧 ${number % 4000};第 ${number} 首;${codes};C-1;Premium;Album;Stream;${number % 900};EUR;0,004;0,0;${money};70,00;${money}\n`
}
