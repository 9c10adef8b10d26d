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

/** Of a site's releases. */
export const tracksAWork = 5

const isrcOf = (recording: number) => `CNT${String(recording).padStart(9, '0')}`
export const incomeColumns = believe.columns

/** With a width, as many lines as that are of one recording, store and month; else all lines are of two months. */
export interface IncomeShape {
  lines: number
  recordings: number
  width?: number
}

export const incomeShape = (lines: number): IncomeShape => ({ lines, recordings: incomeRecordings })

export function* incomeFile(shape: IncomeShape): Generator<Buffer> {
  const { lines, width } = shape
  const saleOf = width === undefined ? saleOfTwoMonths(shape) : saleOfWidth(shape, width)
  yield Buffer.from(`${incomeColumns.join(';')}\n`)
  for (let begin = 0; begin < lines; begin += linesAtOnce) {
    const count = Math.min(linesAtOnce, lines - begin)
    const text = Array.from({ length: count }, (_, place) => lineOf(begin + place, saleOf(begin + place)))
    yield Buffer.from(text.join(''))
  }
}

interface Sale {
  store: string | undefined
  country: string | undefined
  recording: number
  /** As the layout writes it. */
  month: string
}

function saleOfTwoMonths({ lines, recordings }: IncomeShape): (number: number) => Sale {
  return number => {
    const place = Math.floor((number * incomeStores.length * countries.length) / lines)
    return {
      store: incomeStores[Math.floor(place / countries.length)],
      country: countries[place % countries.length],
      recording: (number * 7919) % recordings,
      month: number % 4 === 0 ? '01/08/2026' : '01/09/2026',
    }
  }
}

/** Country by country; where the recordings have been through all stores, the month before follows. */
function saleOfWidth({ lines, recordings }: IncomeShape, width: number): (number: number) => Sale {
  const sums = Math.ceil(lines / width)
  return number => {
    const sum = number % sums
    const round = Math.floor(sum / recordings)
    const monthsAgo = Math.floor(round / incomeStores.length)
    const month = new Date(Date.UTC(2026, 8 - monthsAgo, 1)).toISOString()
    return {
      store: incomeStores[round % incomeStores.length],
      country: countries[Math.floor(number / sums) % countries.length],
      recording: (sum * 7919) % recordings,
      month: `01/${month.slice(5, 7)}/${month.slice(0, 4)}`,
    }
  }
}

function lineOf(number: number, { store, country, recording, month }: Sale): string {
  const release = Math.floor(recording / tracksAWork)
  const names = `河流音乐;夜航 ${release % 500};晨霧 ${release};第 ${recording} 首`
  const codes = `${840_000_000_000 + release};${isrcOf(recording)};C-${release}`
  const money = `0,${String((number * 7919) % 1_000_000_000).padStart(9, '0')}`
  const usage = usages[number % usages.length]
  return `01/10/2026;${month};${store};${country};${names};${codes};Premium;Album;${usage};${number % 900};EUR;0,004;0,0;${money};70,00;${money}\n`
}
