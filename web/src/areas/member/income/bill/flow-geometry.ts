// Where the lines of a bill's flow run: a bundle a track from the left; what belongs to others leaves first, then the operator's
// share, and what arrives is the member's. A line is as much money everywhere.

export interface FlowAmounts {
  tracks: { paid: number; part: number }[]
  /** What is left of the parts after the rate. */
  exact: number
}

export interface FlowDrawing {
  width: number
  height: number
  /** What one line stands for. */
  unit: number
  others: string[]
  tracks: string[]
  operator: string[]
  mine: string[]
  /** The middles of the bundles' ends: along, across. */
  ends: {
    tracks: [number, number][]
    others: [number, number] | null
    operator: [number, number] | null
    mine: [number, number]
  }
}

interface Box {
  /** Across the flow: how much room all of the money has. */
  room: number
  gap: number
  /** Along the flow: tracks begin, parts join, others end, the operator's ends, the member's end. */
  stops: { start: number; join: number; part: number; othersEnd: number; operatorEnd: number; end: number }
  isUpright: boolean
}

export const acrossBox: Box = {
  room: 210,
  gap: 20,
  stops: { start: 150, join: 390, part: 470, othersEnd: 560, operatorEnd: 700, end: 790 },
  isUpright: false,
}
export const uprightBox: Box = {
  room: 210,
  gap: 16,
  stops: { start: 46, join: 170, part: 210, othersEnd: 190, operatorEnd: 262, end: 300 },
  isUpright: true,
}

/** Steps that a reader counts in: 1, 2 or 5 of any size. */
export function roundUnit(wish: number): number {
  const size = 10 ** Math.floor(Math.log10(wish))
  return size * ([1, 2, 5].find(step => step * size >= wish) ?? 10)
}

export function drawFlow({ tracks, exact }: FlowAmounts, box: Box): FlowDrawing {
  const { room, gap, stops, isUpright } = box
  const paid = tracks.reduce((sum, track) => sum + track.paid, 0)
  const part = tracks.reduce((sum, track) => sum + track.part, 0)
  const scale = room / paid
  const unit = roundUnit(paid / 60)
  const point = (along: number, across: number) =>
    isUpright ? `${round(across)} ${round(along)}` : `${round(along)} ${round(across)}`
  const bundle = (from: [number, number], to: [number, number], amount: number) => {
    const count = Math.max(1, Math.round(amount / unit))
    const width = amount * scale
    const bend = (to[0] - from[0]) * 0.5
    return Array.from({ length: count }, (_, line) => {
      const aside = count === 1 ? width / 2 : (line / (count - 1)) * width
      const [y0, y1] = [from[1] + aside, to[1] + aside]
      return `M${point(from[0], y0)}C${point(from[0] + bend, y0)} ${point(to[0] - bend, y1)} ${point(to[0], y1)}`
    })
  }
  const drawing: FlowDrawing = {
    ...{ width: 0, height: 0, unit, others: [], tracks: [], operator: [], mine: [] },
    ends: { tracks: [], others: null, operator: null, mine: [0, 0] },
  }
  const top = 16
  const partTop = top + ((tracks.length - 1) * gap) / 2
  const othersTop = partTop + part * scale + Math.max(34, gap * 2)
  let [at, joined, gone] = [top, partTop, othersTop]
  for (const track of tracks) {
    const [own, away] = [track.part * scale, (track.paid - track.part) * scale]
    drawing.tracks.push(...bundle([stops.start, at], [stops.join, joined], track.part))
    if (away > 0.01) {
      drawing.others.push(
        ...bundle([stops.start, at + own], [stops.othersEnd, gone], track.paid - track.part),
      )
    }
    drawing.ends.tracks.push([stops.start, at + (own + away) / 2])
    at += own + away + gap
    joined += own
    gone += away
  }
  if (gone > othersTop + 0.01) drawing.ends.others = [stops.othersEnd, (othersTop + gone) / 2]
  const kept = part - exact
  drawing.tracks.push(...bundle([stops.join, partTop], [stops.part, partTop], part))
  drawing.mine.push(...bundle([stops.part, partTop], [stops.end, partTop], exact))
  drawing.ends.mine = [stops.end, partTop + (exact * scale) / 2]
  if (kept * scale > 0.01) {
    const from = partTop + exact * scale
    drawing.operator.push(...bundle([stops.part, from], [stops.operatorEnd, from + 26], kept))
    drawing.ends.operator = [stops.operatorEnd, from + 26 + (kept * scale) / 2]
  }
  const across = Math.max(at, gone + 10, partTop + part * scale + 40) + 6
  const along = isUpright ? stops.end + 46 : 1000
  drawing.width = isUpright ? Math.max(across, 340) : along
  drawing.height = isUpright ? along : across
  return drawing
}

const round = (value: number) => Math.round(value * 10) / 10
