// Colours as they are seen: OKLCH for hue and lightness, WCAG for what can be read.

export interface Lch {
  /** 0 to 1. */
  l: number
  c: number
  /** Radians. */
  h: number
}

type Rgb = [red: number, green: number, blue: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** Of bytes. */
export function lchOf(red: number, green: number, blue: number): Lch {
  const [r, g, b] = [red, green, blue].map(byte => toLinear(byte / 255)) as Rgb
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const across = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const along = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l, c: Math.hypot(across, along), h: Math.atan2(along, across) }
}

function linearOf({ l, c, h }: Lch): Rgb {
  const [across, along] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * across + 0.2158037573 * along) ** 3
  const middle = (l - 0.1055613458 * across - 0.0638541728 * along) ** 3
  const short = (l - 0.0894841775 * across - 1.291485548 * along) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** What no screen can show is shown as near as one can. */
export function hexOf(color: Lch): string {
  const bytes = linearOf(color).map(light => Math.round(255 * fromLinear(Math.min(1, Math.max(0, light)))))
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** As WCAG measures it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour itself, or as much lighter or darker as it takes to be read on that ground. */
export function readableOn(ground: string, color: Lch, least: number, towards: 'light' | 'dark'): string {
  const end = towards === 'light' ? 1 : 0
  for (let step = 0; step < 100; step++) {
    const l = color.l + ((end - color.l) * step) / 100
    const hex = hexOf({ ...color, l, c: color.c * (1 - step / 130) })
    if (contrast(hex, ground) >= least) return hex
  }
  return towards === 'light' ? '#ffffff' : '#000000'
}
