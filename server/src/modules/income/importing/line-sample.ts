// A sample of a report's lines, taken as they are read. Each line has a number that equal lines share, whichever report they are in, and
// the number says whether the line is in the sample: two samples tell how much of one report is in another.
import type { SaleLine } from '../reading/report-line'

/** At least half of these are left whenever the sample is thinned: enough to tell a share of nine tenths from one of eight. */
const mostMarks = 8192

/** Everything that makes a line but its place in the file, and its currency: in a file that names none it is the payer's. */
type Marked = Pick<SaleLine, 'saleMonth' | 'country' | 'quantity' | 'amount'>

export class LineSample {
  /** Only numbers that two to this power divides are kept. */
  thinning = 0
  private readonly lines = new Map<bigint, number>()

  /** With a number each for its title, its store and how it was used. */
  add(line: Marked, title: number, store: number, usage: number): void {
    const names = mix(mix(title, store), usage)
    const low = hashLine(line, names)
    if ((low & ((1 << this.thinning) - 1)) !== 0) return
    const mark = (BigInt(hashLine(line, ~names)) << 32n) | BigInt(low >>> 0)
    this.lines.set(mark, (this.lines.get(mark) ?? 0) + 1)
    while (this.lines.size > mostMarks) this.thin()
  }

  get marks(): { mark: string; lines: number }[] {
    return [...this.lines].map(([mark, lines]) => ({ mark: String(mark), lines }))
  }

  private thin() {
    this.thinning += 1
    const odd = 1n << BigInt(this.thinning - 1)
    for (const mark of this.lines.keys()) if (mark & odd) this.lines.delete(mark)
  }
}

/** Of a name that repeats, once. */
export function hashText(text: string, seed = 0): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at))
  return hash
}

function hashLine(line: Marked, seed: number): number {
  let hash = hashText(line.amount, seed)
  hash = mix(mix(hash, line.quantity | 0), Math.floor(line.quantity / 2 ** 32))
  hash = hashText(line.country, hashText(line.saleMonth, hash))
  return spread(hash)
}

const mix = (hash: number, value: number) => Math.imul(((hash << 5) | (hash >>> 27)) ^ value, 0x27d4eb2f)

/** So that the lowest bits, which choose the sample, depend on all others. */
function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
