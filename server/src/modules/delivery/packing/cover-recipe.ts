import { sharp } from '../../../platform/picture'
import type { PackedPicture } from '../formats/release-message'
import { MasterDamaged, type Recipe } from './recipe'

export type CoverFacts = Pick<PackedPicture, 'codec' | 'width' | 'height'>

const mostPixels = 10_000 * 10_000

/** What every channel can show: a JPEG in the colours of screens, upright, and nothing in it but the picture. */
export const coverRecipe: Recipe<CoverFacts> = {
  name: 'jpeg-95-1',
  mostBytes: 100 * 1024 ** 2,
  async make(from, to) {
    try {
      // Profile and other metadata stay behind where nobody asks to keep them; colours are converted from the profile before.
      await sharp(from, { failOn: 'truncated', limitInputPixels: mostPixels })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toFile(to)
    } catch (error) {
      throw isOfDisk(error) ? error : new MasterDamaged('the picture cannot be decoded', { cause: error })
    }
  },
  async readFacts(path) {
    const { width, height } = await sharp(path).metadata()
    return { codec: 'jpeg', width, height }
  },
}

const isOfDisk = (error: unknown) => /no space|write error|unable to write/i.test(String(error))
