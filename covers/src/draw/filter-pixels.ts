// Filters of a picture, on its pixels: a canvas's own filters are not the same everywhere.
import type { ImageLayer } from '#contract/covers/scene'
import { luminance, mixed, rgbOf } from '../colour/colour'
import { hash } from '../numbers/noise'
import type { Pixels } from './surface'

type Filters = ImageLayer['filters']

export function isPlain({ brightness, contrast, saturation, blur, grain, duotone }: Filters): boolean {
  return brightness === 0 && contrast === 0 && saturation === 0 && blur === 0 && grain === 0 && !duotone
}

/** Changes the pixels in place. `scale` is pixels a unit. */
export function filtered(pixels: Pixels, filters: Filters, scale: number): void {
  if (filters.blur > 0) blur(pixels, Math.round(filters.blur * scale))
  tone(pixels, filters)
  if (filters.duotone) inTwoColours(pixels, filters.duotone)
  if (filters.grain > 0) addGrain(pixels, filters.grain * 60, 7)
}

function tone({ data }: Pixels, { brightness, contrast, saturation }: Filters): void {
  if (brightness === 0 && contrast === 0 && saturation === 0) return
  const slope = contrast >= 0 ? 1 + contrast * 2 : 1 + contrast
  const lift = brightness * 128
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.2126 * at4(data, at) + 0.7152 * at4(data, at + 1) + 0.0722 * at4(data, at + 2)
    for (let channel = 0; channel < 3; channel++) {
      const coloured = grey + (at4(data, at + channel) - grey) * (1 + saturation)
      data[at + channel] = (coloured - 128) * slope + 128 + lift
    }
  }
}

const at4 = (data: Uint8ClampedArray, at: number) => data[at] as number

function inTwoColours({ data }: Pixels, [dark, light]: [string, string]): void {
  const [from, to] = [rgbOf(dark), rgbOf(light)]
  const curve = Array.from({ length: 256 }, (_, value) => mixed(from, to, value / 255))
  for (let at = 0; at < data.length; at += 4) {
    const bright = Math.sqrt(luminance([at4(data, at), at4(data, at + 1), at4(data, at + 2)]))
    const [red, green, blue] = curve[Math.round(bright * 255)] as [number, number, number]
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
  }
}

/** Two hashes a pixel, so that most of it is faint. It survives JPEG and hides banding. */
export function addGrain({ data, width }: Pixels, levels: number, seed: number): void {
  for (let at = 0, index = 0; at < data.length; at += 4, index++) {
    const x = index % width
    const y = (index - x) / width
    const speck = (hash(x, y, seed) + hash(x, y, seed + 1) - 1) * levels
    data[at] = at4(data, at) + speck
    data[at + 1] = at4(data, at + 1) + speck
    data[at + 2] = at4(data, at + 2) + speck
  }
}

/** Three box blurs are as good as a Gaussian, and take the same time for any radius. */
function blur(pixels: Pixels, radius: number): void {
  if (radius < 1) return
  for (let round = 0; round < 3; round++) {
    boxBlur(pixels, Math.max(1, Math.round(radius / 2)), 4, pixels.width * 4, pixels.width, pixels.height)
    boxBlur(pixels, Math.max(1, Math.round(radius / 2)), pixels.width * 4, 4, pixels.height, pixels.width)
  }
}

function boxBlur(
  { data }: Pixels,
  radius: number,
  step: number,
  lineStep: number,
  length: number,
  lines: number,
): void {
  const before = new Uint8ClampedArray(length)
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 4; channel++) {
      const start = line * lineStep + channel
      for (let at = 0; at < length; at++) before[at] = at4(data, start + at * step)
      const reach = (at: number) => before[Math.min(length - 1, Math.max(0, at))] as number
      let sum = 0
      for (let at = -radius; at <= radius; at++) sum += reach(at)
      for (let at = 0; at < length; at++) {
        data[start + at * step] = sum / (2 * radius + 1)
        sum += reach(at + radius + 1) - reach(at - radius)
      }
    }
  }
}
