// Covers for the demo in the product's own language: lines that flow together.
import sharp from 'sharp'

const side = 3000
const papers = ['#f3eee4', '#e7ece8', '#efe4dc', '#e4e4ea'] as const
const accents = ['#b8402a', '#1f5a4c', '#1d1b18', '#7a3b2e'] as const

/** The same key gives the same picture. */
export function drawDemoCover(key: number): Promise<Buffer> {
  const lines = Array.from({ length: 13 }, (_, line) => {
    const from = 300 + line * 200
    const to = 1500 + (line - 6) * (26 + key * 6)
    const bend = 900 + ((key * 37 + line * 53) % 700)
    return `<path d="M0 ${from} C ${bend} ${from}, ${bend + 500} ${to}, 3000 ${to}" fill="none" stroke="${line === key % 13 ? accents[key % 4] : '#1d1b18'}" stroke-width="${line === key % 13 ? 34 : 12}" opacity="${line === key % 13 ? 1 : 0.55}"/>`
  })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${papers[key % 4]}"/>${lines.join('')}<circle cx="${700 + key * 260}" cy="${760 + ((key * 311) % 700)}" r="${220 + key * 14}" fill="${accents[key % 4]}"/></svg>`
  return sharp(Buffer.from(picture))
    .flatten({ background: papers[key % 4] })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer()
}
