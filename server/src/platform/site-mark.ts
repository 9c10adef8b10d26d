// The mark of a site without a picture of its own: three streams that become one, in the site's colour.
import { sharp } from './picture'

/** Of a site that has chosen none. */
export const ownColors = { accent: '#c4371f', river: '#0e5c55' }

/** `share`: how much of the square the mark takes. */
export function drawMark(size: number, share: number, color: string): Promise<Buffer> {
  const scale = (size * share) / 26
  const edge = (size - 26 * scale) / 2
  const mark = `<g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round"><path d="M2 6c8 0 8 7 22 7M2 13h22M2 20c8 0 8-7 22-7"/></g>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fbfaf6"/>${mark}</svg>`
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer()
}
