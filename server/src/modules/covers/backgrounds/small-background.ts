import { sharp } from '../../../platform/picture'
import { type Drawn, writtenAs } from '../images/take-picture'
import { mainColours } from './main-colours'

const side = 480

/** What lists show of a background, and the colours that go with it. */
export async function smallBackground({ body }: Drawn): Promise<{ small: Drawn; palette: string[] }> {
  const shown = sharp(body, { failOn: 'truncated' }).resize(side, side).toColourspace('srgb')
  const small = await writtenAs(shown.webp({ quality: 82 }), 'image/webp')
  return { small, palette: await mainColours(small.body) }
}
