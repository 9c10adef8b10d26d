// Words in a picture, in the font we bring along: a machine without Chinese fonts would draw empty boxes.
import { sharp } from './picture'
import { projectFolder } from './project-folder'

const font = projectFolder('node_modules/@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')

interface Wanted {
  /** Of the letters, in pixels. */
  size: number
  color: string
  width: number
  /** As large as fits: a long text is set smaller, though not smaller than `least`. */
  height: number
  least?: number
  /** Between two lines, as a part of the size. */
  spacing?: number
}

const step = 6

export async function pictureOfWords(
  text: string,
  wanted: Wanted,
): Promise<{ data: Buffer; height: number }> {
  const { color, width, height, least = 20, spacing = 0 } = wanted
  for (let size = wanted.size; ; size -= step) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}" font_size="${size * 768}">${escapeMarkup(text)}</span>`,
        font: 'Noto Sans SC',
        fontfile: font,
        width,
        rgba: true,
        wrap: 'word-char',
        ...(spacing > 0 && { spacing: Math.round(size * spacing) }),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (info.height <= height || size <= least) return { data, height: info.height }
  }
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
