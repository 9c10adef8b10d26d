// How far an outline reaches. Curves are followed in steps: a fraction of a unit is nothing on 3000.
import type { InkBox } from '../type/set-lines'

const steps = 24
const numbers = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

class Reach {
  left = Number.POSITIVE_INFINITY
  top = Number.POSITIVE_INFINITY
  right = Number.NEGATIVE_INFINITY
  bottom = Number.NEGATIVE_INFINITY
  add(x: number, y: number) {
    this.left = Math.min(this.left, x)
    this.right = Math.max(this.right, x)
    this.top = Math.min(this.top, y)
    this.bottom = Math.max(this.bottom, y)
  }
}

const known = new Map<string, InkBox>()
const mostKnown = 500

export function pathBounds(path: string): InkBox {
  let box = known.get(path)
  if (!box) {
    box = measured(path)
    if (known.size >= mostKnown) known.clear()
    known.set(path, box)
  }
  return box
}

function measured(path: string): InkBox {
  const reach = new Reach()
  const pen = new Follower(reach)
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*(?:e[+-]?\d[^a-df-z]*)*)/gi)) {
    const count = counts[command.toLowerCase()]
    if (count === undefined) continue
    const values = readNumbers(rest, command.toLowerCase() === 'a')
    if (count === 0) pen.close()
    for (let at = 0; count > 0 && at + count <= values.length; at += count) {
      // After a move, further pairs are lines.
      const said = at > 0 && command === 'm' ? 'l' : at > 0 && command === 'M' ? 'L' : command
      pen.go(said, values.slice(at, at + count))
    }
  }
  if (reach.left > reach.right) return { left: 0, top: 0, right: 0, bottom: 0 }
  const { left, top, right, bottom } = reach
  return { left, top, right, bottom }
}

/** The two flags of an arc may stand without a space between them. */
function readNumbers(text: string, isArc: boolean): number[] {
  if (!isArc) return (text.match(numbers) ?? []).map(Number)
  const values: number[] = []
  const pattern = new RegExp(numbers.source, 'iy')
  for (let at = 0; at < text.length; ) {
    if (/[\s,]/.test(text[at] as string)) {
      at++
      continue
    }
    const place = values.length % 7
    if ((place === 3 || place === 4) && /[01]/.test(text[at] as string)) {
      values.push(Number(text[at++]))
      continue
    }
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (found === undefined) break
    values.push(Number(found))
    at += found.length
  }
  return values
}

class Follower {
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0
  /** The last control point, for curves that go on smoothly. */
  private before: { x: number; y: number; kind: string } | undefined

  constructor(private readonly reach: Reach) {}

  close() {
    this.x = this.startX
    this.y = this.startY
    this.before = undefined
  }

  go(command: string, values: number[]) {
    const kind = command.toLowerCase()
    const isRelative = kind === command
    const [dx, dy] = isRelative ? [this.x, this.y] : [0, 0]
    const at = (index: number) => (values[index] ?? 0) + (index % 2 === 0 ? dx : dy)
    if (kind === 'h') this.lineTo((values[0] ?? 0) + dx, this.y)
    else if (kind === 'v') this.lineTo(this.x, (values[0] ?? 0) + dy)
    else if (kind === 'm' || kind === 'l') this.lineTo(at(0), at(1))
    else if (kind === 'c') this.cubic(at(0), at(1), at(2), at(3), at(4), at(5))
    else if (kind === 's') {
      const first = this.mirrored('c')
      this.cubic(first.x, first.y, at(0), at(1), at(2), at(3))
    } else if (kind === 'q') this.quadratic(at(0), at(1), at(2), at(3))
    else if (kind === 't') {
      const first = this.mirrored('q')
      this.quadratic(first.x, first.y, at(0), at(1))
    } else if (kind === 'a') this.arc(values, (values[5] ?? 0) + dx, (values[6] ?? 0) + dy)
    if (kind === 'm') {
      this.startX = this.x
      this.startY = this.y
    }
  }

  private lineTo(x: number, y: number) {
    this.reach.add(x, y)
    this.x = x
    this.y = y
    this.before = undefined
  }

  private mirrored(kind: string) {
    const { before, x, y } = this
    return before?.kind === kind ? { x: 2 * x - before.x, y: 2 * y - before.y } : { x, y }
  }

  private cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    const { x: x0, y: y0 } = this
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const s = 1 - t
      const along = (p0: number, p1: number, p2: number, p3: number) =>
        s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
      this.reach.add(along(x0, x1, x2, x), along(y0, y1, y2, y))
    }
    this.x = x
    this.y = y
    this.before = { x: x2, y: y2, kind: 'c' }
  }

  private quadratic(x1: number, y1: number, x: number, y: number) {
    const { x: x0, y: y0 } = this
    const third = (p: number, q: number) => p + (2 / 3) * (q - p)
    this.cubic(third(x0, x1), third(y0, y1), third(x, x1), third(y, y1), x, y)
    this.before = { x: x1, y: y1, kind: 'q' }
  }

  /** By the end points, as the appendix of SVG turns them into a middle and two angles. */
  private arc([rx0 = 0, ry0 = 0, degrees = 0, isLarge = 0, isSwept = 0]: number[], x: number, y: number) {
    const { x: x0, y: y0 } = this
    let rx = Math.abs(rx0)
    let ry = Math.abs(ry0)
    this.reach.add(x, y)
    if (rx > 0 && ry > 0 && (x !== x0 || y !== y0)) {
      const turn = (degrees * Math.PI) / 180
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const u = (cos * (x0 - x) + sin * (y0 - y)) / 2
      const v = (-sin * (x0 - x) + cos * (y0 - y)) / 2
      const grow = Math.sqrt(Math.max(1, (u / rx) ** 2 + (v / ry) ** 2))
      rx *= grow
      ry *= grow
      const below = (rx * v) ** 2 + (ry * u) ** 2
      const share = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (isLarge === isSwept ? -1 : 1)
      const cu = (share * rx * v) / ry
      const cv = (-share * ry * u) / rx
      const middleX = cos * cu - sin * cv + (x0 + x) / 2
      const middleY = sin * cu + cos * cv + (y0 + y) / 2
      const from = Math.atan2((v - cv) / ry, (u - cu) / rx)
      let sweep = Math.atan2((-v - cv) / ry, (-u - cu) / rx) - from
      if (isSwept && sweep < 0) sweep += Math.PI * 2
      if (!isSwept && sweep > 0) sweep -= Math.PI * 2
      for (let step = 0; step <= steps * 2; step++) {
        const angle = from + (sweep * step) / (steps * 2)
        const [p, q] = [rx * Math.cos(angle), ry * Math.sin(angle)]
        this.reach.add(middleX + cos * p - sin * q, middleY + sin * p + cos * q)
      }
    }
    this.x = x
    this.y = y
    this.before = undefined
  }
}
