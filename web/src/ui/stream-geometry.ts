// Where the lines of the motif run: a sound arrives as a bundle of lines and divides into one line a branch.
// Plain numbers in, SVG path strings out, so the server draws the same picture as the browser.

export type StreamPath = { path: string; end: { x: number; y: number } }
export type StreamDrawing = { width: number; height: number; paths: StreamPath[] }

const LOBES_ACROSS = 13
const LOBES_UPRIGHT = 9

/** Sound from the left, branches fanned out to the right. */
export function drawAcross(peaks: number[], count: number): StreamDrawing {
  const height = Math.max(220, count * 38)
  const middle = height / 2
  const divide = 520
  const arrive = 930
  const swing = Math.min(76, middle - 12)
  const levels = loudest(peaks, LOBES_ACROSS)
  const paths = indexes(count).map(index => {
    const y = count === 1 ? middle : 20 + (index * (height - 40)) / (count - 1)
    const sound = swell(levels, divide, share(index, count) * swing, (along, aside) => [
      along,
      middle + aside,
    ])
    const reach = arrive - divide
    const fan = `C${round(divide + reach * 0.4)} ${middle} ${round(divide + reach * 0.36)} ${round(y)} ${arrive} ${round(y)}`
    return { path: `M0 ${middle}${sound}${fan}`, end: { x: arrive, y } }
  })
  return { width: 1200, height, paths }
}

/** Sound from above, branches leaving to the right one after the other, with room for their names on a phone. */
export function drawUpright(peaks: number[], count: number): StreamDrawing {
  const gap = count > 1 ? Math.min(8, 80 / (count - 1)) : 0
  const middle = 54
  const divide = 200
  const bend = 22
  const arrive = 142
  const levels = loudest(peaks, LOBES_UPRIGHT)
  const paths = indexes(count).map(index => {
    const lane = middle + ((count - 1) / 2 - index) * gap
    const y = divide + 76 + index * 34
    // The first branch takes the rightmost lane, so that no branch crosses another.
    const sound = swell(levels, divide, -share(index, count) * 40, (along, aside) => [middle + aside, along])
    const spread = `C${middle} ${divide + 24} ${round(lane)} ${divide + 20} ${round(lane)} ${divide + 48}`
    const leave = `V${y - bend}q0 ${bend} ${bend} ${bend}H${arrive}`
    return { path: `M${middle} 0${sound}${spread}${leave}`, end: { x: arrive, y } }
  })
  return { width: 340, height: divide + 76 + (count - 1) * 34 + 18, paths }
}

/** A whole sound from end to end around the middle of its box: one swing a level. Its other lines are the same, only flatter. */
export function drawWave(peaks: number[], { width, height, swings }: WaveBox): string {
  const step = width / swings
  let path = 'M0 0'
  loudest(peaks, swings).forEach((level, k) => {
    const along = (k + 0.5) * step
    const y = level * (height / 2 - 2) * (k % 2 ? 1 : -1)
    path += `S${round(along - step / 2)} ${round(y)} ${round(along)} ${round(y)}`
  })
  return `${path}S${round(width - step / 4)} 0 ${width} 0`
}

type WaveBox = { width: number; height: number; swings: number }

type Place = (along: number, aside: number) => [number, number]

/** One smooth swing a level, to alternate sides, ending at rest. Half the step as tangent keeps it round. */
function swell(levels: number[], length: number, swing: number, place: Place): string {
  const step = length / (levels.length + 1)
  const last = levels.length - 1
  // The ends are quieter than they sound, so that the bundle opens and closes without a knot.
  const gentle = (k: number) => Math.min(1, 0.4 + k * 0.3, 0.3 + (last - k) * 0.35)
  const stops = [...levels.map((level, k) => level * gentle(k) * swing * (k % 2 ? 1 : -1)), 0]
  let path = ''
  stops.forEach((aside, k) => {
    const along = (k + 1) * step
    const [cx, cy] = place(along - step / 2, aside)
    const [x, y] = place(along, aside)
    path += `S${round(cx)} ${round(cy)} ${round(x)} ${round(y)}`
  })
  return path
}

/** The loudest peak of each of `count` equal stretches, scaled so that the loudest of all is 1. */
function loudest(peaks: number[], count: number): number[] {
  const top = Math.max(...peaks.map(Math.abs), Number.EPSILON)
  return indexes(count).map(index => {
    const from = Math.floor((index * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    // Squared, because loud and quiet stretches of a finished master hardly differ otherwise.
    return (Math.max(0, ...peaks.slice(from, to).map(Math.abs)) / top) ** 2
  })
}

/** From -1 for the first line to 1 for the last. */
function share(index: number, count: number): number {
  return count === 1 ? 1 : (index * 2) / (count - 1) - 1
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
