import type { Font } from '#covers/fonts/fonts'

/** Chinese faces are known by another name in each language; the others have one. */
const translated = [
  'noto-sans-sc',
  'noto-serif-sc',
  'zcool-xiaowei',
  'ma-shan-zheng',
  'zhi-mang-xing',
  'zcool-qingke-huangyou',
  'zcool-kuaile',
] as const
type Translated = (typeof translated)[number]

const isTranslated = (id: string): id is Translated => (translated as readonly string[]).includes(id)

export function fontName({ id, name }: Font, say: (key: `panel.font.${Translated}`) => string): string {
  return isTranslated(id) ? say(`panel.font.${id}`) : name
}

export const scripts = ['chinese', 'latin', 'arabic', 'korean', 'emoji'] as const

/** Hundreds that the face has. */
export function weightsOf({ weights: [least, most] }: Font): number[] {
  return [100, 200, 300, 400, 500, 600, 700, 800, 900].filter(weight => weight >= least && weight <= most)
}

/** The steps of width that browsers know, as far as the face has them. */
export function widthsOf({ widths }: Font): number[] {
  if (!widths) return [100]
  return [62, 75, 87, 100, 112, 125].filter(width => width >= widths[0] && width <= widths[1])
}
