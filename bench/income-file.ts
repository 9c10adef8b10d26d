// A large sales report as Believe writes it: by platform and country, and in each of them one recording after the other, so that no
// two lines of a recording stand together.
import { believe } from '../server/src/modules/income/reading/layouts/believe'

export const incomeStores = [
  'Spotify',
  'Apple Music',
  'YouTube Music',
  'Deezer',
  'Amazon Music',
  'TIDAL',
] as const
const countries =
  'FR DE GB US JP KR BR MX ES IT NL BE CH AT SE NO DK FI PL CZ HU RO TR IL AE ZA IN ID TH VN MY SG PH TW HK AU NZ CA AR CL CO PE'.split(
    ' ',
  )
const usages = ['Stream', 'Premium Stream', 'Download']
const linesAtOnce = 5000

/** The largest report that figures are promised for, which takes minutes; with fewer lines what a report costs besides them weighs more. */
export const incomeLines = Number(process.env.INCOME_LINES ?? 5_000_000)
export const incomeRecordings = 20_000

const isrcOf = (recording: number) => `CNT0126${String(recording).padStart(5, '0')}`
export const incomeColumns = believe.columns

export function* incomeFile(lines: number): Generator<Buffer> {
  yield Buffer.from(`${incomeColumns.join(';')}\n`)
  for (let begin = 0; begin < lines; begin += linesAtOnce) {
    const count = Math.min(linesAtOnce, lines - begin)
    yield Buffer.from(Array.from({ length: count }, (_, place) => lineOf(begin + place, lines)).join(''))
  }
}

function lineOf(number: number, lines: number): string {
  const place = Math.floor((number * incomeStores.length * countries.length) / lines)
  const store = incomeStores[Math.floor(place / countries.length)]
  const country = countries[place % countries.length]
  const recording = (number * 7919) % incomeRecordings
  const release = Math.floor(recording / 5)
  const month = number % 4 === 0 ? '01/08/2026' : '01/09/2026'
  const names = `河流音乐;夜航 ${release % 500};晨霧 ${release};第 ${recording} 首`
  const codes = `${840_000_000_000 + release};${isrcOf(recording)};C-${release}`
  const money = `0,${String((number * 7919) % 1_000_000_000).padStart(9, '0')}`
  const usage = usages[number % usages.length]
  return `01/10/2026;${month};${store};${country};${names};${codes};Premium;Album;${usage};${number % 900};EUR;0,004;0,0;${money};70,00;${money}\n`
}
