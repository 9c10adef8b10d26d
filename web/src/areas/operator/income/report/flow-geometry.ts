// The lines of a file divide into what became of them. Not to scale where that would hide something: whatever is there has a line.

export interface FlowBranch {
  /** How many lines of the file it stands for. */
  count: number
  /** What its words need, in units of the picture. */
  room: number
}

export interface DrawnBranch {
  paths: string[]
  /** Its middle, where its words belong. */
  middle: number
}

export interface FlowDrawing {
  width: number
  height: number
  /** Of the bundle that comes in. */
  middle: number
  /** As many as were given, in their order; those that stand for nothing have no paths. */
  branches: DrawnBranch[]
}

const strands = 40
const width = 460
const [leave, arrive] = [40, 330]
const gapIn = 2.2
const gapOut = 2.6
const margin = 8
const between = 12

export function drawFlow(branches: readonly FlowBranch[]): FlowDrawing {
  const all = branches.reduce((sum, { count }) => sum + count, 0)
  const strandsOf = branches.map(({ count }) =>
    count === 0 ? 0 : Math.max(1, Math.round((strands * count) / all)),
  )
  const shown = strandsOf.map((drawn, index) =>
    drawn === 0 ? 0 : Math.max((drawn - 1) * gapOut, branches[index]?.room ?? 0),
  )
  const used = shown.filter(room => room > 0)
  const height = 2 * margin + sum(used) + Math.max(0, used.length - 1) * between
  const incoming = sum(strandsOf)
  let from = height / 2 - ((incoming - 1) * gapIn) / 2
  let top = margin
  const drawn = strandsOf.map((lines, index) => {
    const room = shown[index] ?? 0
    const middle = top + room / 2
    const paths = Array.from({ length: lines }, (_, line) => {
      const start = from + line * gapIn
      const end = middle + (line - (lines - 1) / 2) * gapOut
      return strand(start, end)
    })
    from += lines * gapIn
    if (room > 0) top += room + between
    return { paths, middle: round(middle) }
  })
  return { width, height: round(height), middle: round(height / 2), branches: drawn }
}

function strand(start: number, end: number): string {
  const bend = (leave + arrive) / 2
  const [a, b] = [round(start), round(end)]
  return `M0 ${a}H${leave}C${bend} ${a} ${bend} ${b} ${arrive} ${b}H${width}`
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const round = (value: number) => Math.round(value * 10) / 10
