// The three corner marks of a QR code: dark, light, dark, light, dark in lengths of 1 : 1 : 3 : 1 : 1, across and down, or
// the same with light and dark exchanged.
import type { GreyPicture } from './qr-code'

/** A picture so full of them deserves the thorough look. */
const mostMarks = 200
const blockBits = 5
const block = 1 << blockBits

interface Mark {
  x: number
  y: number
  /** Of all five runs together. */
  length: number
  colour: number
}

export function hasCornerMarks(picture: GreyPicture): boolean {
  const dark = darkness(picture)
  const marks: Mark[] = []
  for (let y = 0; y < picture.height; y++) {
    for (const mark of marksInRow(dark, picture, y)) {
      if (!isMarkInEveryDirection(dark, picture, mark) || !isNew(marks, mark)) continue
      if (standsWithTwoOthers(marks, mark)) return true
      marks.push(mark)
      if (marks.length > mostMarks) return true
    }
  }
  return false
}

function marksInRow(dark: Uint8Array, { width }: GreyPicture, y: number): Mark[] {
  const found: Mark[] = []
  let [a, b, c, d, e] = [0, 0, 0, 0, 0]
  const row = y * width
  for (let x = 1; x <= width; x++) {
    e++
    const colour = dark[row + x - 1] as number
    if (x < width && dark[row + x] === colour) continue
    const length = cornerLength(a, b, c, d, e)
    if (length > 0) found.push({ x: Math.floor(x - e - d - c / 2), y, length, colour })
    a = b
    b = c
    c = d
    d = e
    e = 0
  }
  return found
}

/** The length of all five runs when they stand as 1 : 1 : 3 : 1 : 1, else 0. */
function cornerLength(a: number, b: number, c: number, d: number, e: number): number {
  const total = a + b + c + d + e
  if (a === 0 || total < 7) return 0
  const unit = total / 7
  // At two pixels a run, one more or less is no mistake yet.
  const slack = Math.max(unit * 0.5, 1.2)
  const isOne = (run: number) => Math.abs(run - unit) < slack
  return isOne(a) && isOne(b) && isOne(d) && isOne(e) && Math.abs(c - 3 * unit) < 2 * slack ? total : 0
}

const directions = [
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** Squares within squares: every line through the middle cuts them in the same proportions. */
function isMarkInEveryDirection(dark: Uint8Array, picture: GreyPicture, mark: Mark): boolean {
  return directions.every(([across, down]) => {
    const there = walk(dark, picture, mark, across, down)
    const back = walk(dark, picture, mark, -across, -down)
    const length = cornerLength(back[2], back[1], there[0] + back[0] - 1, there[1], there[2])
    return length > 0 && Math.abs(length - mark.length) <= mark.length * 0.45
  })
}

type Walked = [number, number, number]

/** The runs from the middle outwards: its own colour, the other, its own. */
function walk(
  dark: Uint8Array,
  { width, height }: GreyPicture,
  mark: Mark,
  across: number,
  down: number,
): Walked {
  const runs: Walked = [0, 0, 0]
  let { x, y } = mark
  for (const run of [0, 1, 2] as const) {
    const wanted = run === 1 ? 1 - mark.colour : mark.colour
    while (x >= 0 && x < width && y >= 0 && y < height && dark[y * width + x] === wanted) {
      if (++runs[run] > mark.length) return runs
      x += across
      y += down
    }
  }
  return runs
}

const isNew = (marks: Mark[], mark: Mark) =>
  !marks.some(other => Math.hypot(other.x - mark.x, other.y - mark.y) < mark.length / 2)

/** Three marks of one size and colour stand at the corners of a square. */
function standsWithTwoOthers(marks: Mark[], mark: Mark): boolean {
  const alike = marks.filter(
    other => other.colour === mark.colour && Math.abs(other.length - mark.length) <= mark.length * 0.35,
  )
  return alike.some((one, index) => alike.slice(index + 1).some(two => isHalfSquare(one, two, mark)))
}

function isHalfSquare(...three: [Mark, Mark, Mark]): boolean {
  const [a, b, c] = three
  const sides = [distance(a, b), distance(b, c), distance(a, c)].toSorted((one, two) => one - two)
  const [short, middle, long] = sides as [number, number, number]
  const length = (a.length + b.length + c.length) / 3
  // From middle to middle there are at least 14 of the 7 units that a mark is wide.
  return (
    short > length * 1.6 && middle < short * 1.25 && Math.abs(long / Math.hypot(short, middle) - 1) < 0.15
  )
}

const distance = (a: Mark, b: Mark) => Math.hypot(a.x - b.x, a.y - b.y)

/** 1 where a pixel is darker than its neighbourhood. */
function darkness({ pixels, width, height }: GreyPicture): Uint8Array {
  const across = Math.ceil(width / block)
  const limits = smoothed(blockMeans(pixels, width, height), across)
  const dark = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const row = (y >> blockBits) * across
    for (let x = 0, at = y * width; x < width; x++, at++) {
      dark[at] = (pixels[at] as number) < (limits[row + (x >> blockBits)] as number) ? 1 : 0
    }
  }
  return dark
}

function blockMeans(pixels: Uint8Array, width: number, height: number): Float64Array {
  const across = Math.ceil(width / block)
  const sums = new Float64Array(across * Math.ceil(height / block))
  const counts = new Float64Array(sums.length)
  for (let y = 0; y < height; y += 2) {
    const row = (y >> blockBits) * across
    for (let x = 0; x < width; x += 2) {
      const at = row + (x >> blockBits)
      sums[at] = (sums[at] as number) + (pixels[y * width + x] as number)
      counts[at] = (counts[at] as number) + 1
    }
  }
  return sums.map((sum, at) => sum / (counts[at] as number))
}

/** Each block with the blocks around it: a mark must not be its own neighbourhood. */
function smoothed(means: Float64Array, across: number): Float64Array {
  const down = means.length / across
  return means.map((_, at) => {
    const [row, column] = [Math.floor(at / across), at % across]
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
        sum += means[y * across + x] as number
        count++
      }
    }
    return sum / count
  })
}
