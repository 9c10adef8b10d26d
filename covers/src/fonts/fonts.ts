// The faces that covers are set in, all under free licences. Each comes as a package of slices by Unicode range: a browser loads
// the slices a text needs, the server draws from the same files.

export type Script = 'latin' | 'chinese' | 'arabic' | 'korean' | 'emoji'

export interface Font {
  id: string
  /** As its makers call it. */
  name: string
  package: string
  /** Of a slice; `{slice}` stands for its name, `{style}` for normal or italic. */
  file: string
  weights: readonly [number, number]
  /** Of a face whose width can be chosen. */
  widths?: readonly [number, number]
  hasItalic?: boolean
  script: Script
  /** What sets the Chinese that stands beside it, for a Latin face. */
  partner: string
}

const variable = (
  id: string,
  name: string,
  script: Script,
  partner: string,
  more: Partial<Font> = {},
): Font => ({
  id,
  name,
  script,
  partner,
  package: `@fontsource-variable/${id}`,
  file: `${id}-{slice}-wght-{style}.woff2`,
  weights: [100, 900],
  ...more,
})
const single = (
  id: string,
  name: string,
  script: Script,
  partner: string,
  more: Partial<Font> = {},
): Font => ({
  id,
  name,
  script,
  partner,
  package: `@fontsource/${id}`,
  file: `${id}-{slice}-400-{style}.woff2`,
  weights: [400, 400],
  ...more,
})

const sans = 'noto-sans-sc'
const serif = 'noto-serif-sc'

export const fonts: readonly Font[] = [
  variable(sans, 'Noto Sans SC', 'chinese', sans),
  variable(serif, 'Noto Serif SC', 'chinese', serif, { weights: [200, 900] }),
  single('zcool-xiaowei', 'ZCOOL XiaoWei', 'chinese', serif),
  single('ma-shan-zheng', 'Ma Shan Zheng', 'chinese', serif),
  single('zhi-mang-xing', 'Zhi Mang Xing', 'chinese', serif),
  single('zcool-qingke-huangyou', 'ZCOOL QingKe HuangYou', 'chinese', sans),
  single('zcool-kuaile', 'ZCOOL KuaiLe', 'chinese', sans),
  variable('archivo', 'Archivo', 'latin', sans, {
    file: 'archivo-{slice}-standard-{style}.woff2',
    widths: [62, 125],
    hasItalic: true,
  }),
  single('instrument-serif', 'Instrument Serif', 'latin', serif, { hasItalic: true }),
  variable('fraunces', 'Fraunces', 'latin', serif, { hasItalic: true }),
  variable('syne', 'Syne', 'latin', sans, { weights: [400, 800] }),
  variable('unbounded', 'Unbounded', 'latin', sans, { weights: [200, 900] }),
  variable('bricolage-grotesque', 'Bricolage Grotesque', 'latin', sans, { weights: [200, 800] }),
  variable('space-grotesk', 'Space Grotesk', 'latin', sans, { weights: [300, 700] }),
  single('caveat', 'Caveat', 'latin', 'zhi-mang-xing'),
  variable('noto-naskh-arabic', 'Noto Naskh Arabic', 'arabic', serif, { weights: [400, 700] }),
  variable('noto-kufi-arabic', 'Noto Kufi Arabic', 'arabic', sans),
  variable('noto-sans-kr', 'Noto Sans KR', 'korean', sans),
  variable('noto-sans', 'Noto Sans', 'latin', sans, { hasItalic: true }),
  single('noto-color-emoji', 'Noto Color Emoji', 'emoji', sans),
]

const byId = new Map(fonts.map(font => [font.id, font]))

/** A font that is not known any more is the first one. */
export const fontOf = (id: string): Font => byId.get(id) ?? (fonts[0] as Font)

/** The face itself, then whoever sets what it lacks. */
export function chainOf(id: string): Font[] {
  const font = fontOf(id)
  const arabic = font.partner === serif ? 'noto-naskh-arabic' : 'noto-kufi-arabic'
  const ids = [font.id, font.partner, arabic, 'noto-sans', 'noto-sans-kr', 'noto-color-emoji']
  return [...new Set(ids)].map(fontOf)
}

/** As a slice is called in a list of fonts, in every canvas. */
export function sliceName(font: Font, slice: string, isItalic: boolean): string {
  return `cover ${font.id} ${slice}${isItalic && font.hasItalic ? ' italic' : ''}`
}

/** A weight that the face has. */
export function weightIn(id: string, weight: number): number {
  const [least, most] = fontOf(id).weights
  return Math.min(most, Math.max(least, weight))
}

/** CSS has words for widths; a canvas takes nothing else. */
export function stretchWord(width: number) {
  if (width <= 65) return 'extra-condensed'
  if (width <= 80) return 'condensed'
  if (width <= 94) return 'semi-condensed'
  if (width < 106) return 'normal'
  return width < 119 ? 'semi-expanded' : 'expanded'
}

export function sliceFile(font: Font, slice: string, isItalic: boolean): string {
  const style = isItalic && font.hasItalic ? 'italic' : 'normal'
  return font.file.replace('{slice}', slice).replace('{style}', style)
}
