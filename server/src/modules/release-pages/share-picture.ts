// What is shown where a link to a release is shared: the cover on its own colours, with title and artists.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Palette } from '#contract/release-pages/calls'
import { sharp } from '../../platform/picture'
import type { PictureShelf } from '../../platform/picture-shelf'
import { pictureOfWords } from '../../platform/picture-words'
import type { Storage } from '../../platform/storage/storage'
import { plainPalette } from './prepared-page'

interface Shared {
  /** Its key in the storage. */
  cover: string | undefined
  palette: Palette | null
  title: string
  artists: string
  site: string
}

const [width, height, margin, side] = [1200, 630, 64, 502]
const place = { left: margin + side + 56, width: width - side - 2 * margin - 56 }

export function takeSharePicture(
  pictures: PictureShelf,
  storage: Pick<Storage, 'read'>,
  shared: Shared,
): Promise<Buffer> {
  return pictures.take(JSON.stringify(shared), async () => {
    const stored = shared.cover ? await storage.read(shared.cover) : undefined
    return draw(shared, stored?.body)
  })
}

async function draw({ palette, title, artists, site }: Shared, cover: Readable | undefined): Promise<Buffer> {
  const { ground, ink, light, soft, glow } = palette ?? plainPalette
  const [heading, names, name, picture] = await Promise.all([
    words(title, { size: 112, color: ink, height: 300 }),
    words(artists, { size: 46, color: light, height: 110 }),
    words(site, { size: 34, color: soft, height: 50 }),
    cover && buffer(cover).then(bytes => sharp(bytes).resize(side, side, { fit: 'cover' }).png().toBuffer()),
  ])
  const top = margin + names.height + 20
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: Buffer.from(square(glow)), left: margin, top: margin },
      ...(picture ? [{ input: picture, left: margin, top: margin }] : []),
      { input: names.data, left: place.left, top: margin },
      { input: heading.data, left: place.left, top },
      { input: name.data, left: place.left, top: height - margin - name.height },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${color}"/></svg>`

async function words(text: string, wanted: { size: number; color: string; height: number }) {
  if (text.trim() === '') return { data: await nothing(), height: 1 }
  const shown = [...text].slice(0, 90).join('')
  const { data, height } = await pictureOfWords(shown, { ...wanted, width: place.width })
  return { data, height: Math.min(height, wanted.height) }
}

const nothing = () =>
  sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
