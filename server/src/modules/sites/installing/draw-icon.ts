// The mark of a site without a picture of its own: three streams that become one, in the site's colour.
import { sharp } from '../../../platform/picture'

export const iconSizes = [192, 512]
/** What phones ask for when a page is put on the home screen. */
const appleSize = 180

const ownAccent = '#c4371f'
/** How much of the square the mark takes. A maskable icon is cut to any shape within its middle four fifths. */
const shares = { any: 0.7, maskable: 0.5 }

const drawn = new Map<string, Promise<Buffer>>()
/** Sites have few colours; whoever tries others does not fill the memory. */
const mostKept = 100

/** Undefined where no icon has that name. */
export function drawIcon(name: string, accent: string | null): Promise<Buffer> | undefined {
  const [, purpose, size] = /^(any|maskable)-(\d{1,4})\.png$/.exec(name) ?? []
  if (!purpose || ![...iconSizes, appleSize].includes(Number(size))) return undefined
  const key = `${name} ${accent}`
  const icon =
    drawn.get(key) ?? draw(Number(size), shares[purpose as keyof typeof shares], accent ?? ownAccent)
  if (drawn.size >= mostKept) drawn.clear()
  drawn.set(key, icon)
  return icon
}

function draw(size: number, share: number, color: string): Promise<Buffer> {
  const scale = (size * share) / 26
  const edge = (size - 26 * scale) / 2
  const mark = `<g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round"><path d="M2 6c8 0 8 7 22 7M2 13h22M2 20c8 0 8-7 22-7"/></g>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fbfaf6"/>${mark}</svg>`
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer()
}
