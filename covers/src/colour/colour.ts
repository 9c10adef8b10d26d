// Colours as browsers mean them: sRGB, with the contrast of WCAG and the distance of CIELAB.

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hexOf(rgb: Rgb): string {
  const digits = rgb.map(part =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]
}

export const blend = (one: string, other: string, share: number) =>
  hexOf(mixed(rgbOf(one), rgbOf(other), share))

const linear = (part: number) => {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export function luminance(rgb: Rgb): number {
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}

/** 1 for the same, 21 for black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05
  const b = luminance(other) + 0.05
  return a > b ? a / b : b / a
}

export const hexContrast = (one: string, other: string) => contrast(rgbOf(one), rgbOf(other))

/** Lightness and two hues, in steps that look alike. */
export function labOf(rgb: Rgb): [number, number, number] {
  const [r, g, b] = rgb.map(linear) as [number, number, number]
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** A row of colours as a curve from 0 to 1, written into `out`. */
export function alongRamp(ramp: readonly Rgb[], share: number, out: number[]): void {
  const last = ramp.length - 1
  const at = Math.min(0.9999, Math.max(0, share)) * last
  const index = Math.floor(at)
  const from = ramp[index] as Rgb
  const to = ramp[Math.min(last, index + 1)] as Rgb
  const part = at - index
  const bent = part * part * (3 - 2 * part)
  for (let channel = 0; channel < 3; channel++) {
    const start = from[channel] as number
    out[channel] = start + ((to[channel] as number) - start) * bent
  }
}

/** Lays a colour over what is in `out`. */
export function lay(out: number[], over: Rgb, share: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const under = out[channel] as number
    out[channel] = under + ((over[channel] as number) - under) * share
  }
}
