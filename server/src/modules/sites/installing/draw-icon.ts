// The mark of a site in the sizes that home screens ask for.
import type { PictureShelf } from '../../../platform/picture-shelf'
import { drawMark, ownColors } from '../../../platform/site-mark'

export const iconSizes = [192, 512]
/** What phones ask for when a page is put on the home screen. */
const appleSize = 180

/** How much of the square the mark takes. A maskable icon is cut to any shape within its middle four fifths. */
const shares = { any: 0.7, maskable: 0.5 }

/** Undefined where no icon has that name. */
export function drawIcon(
  pictures: PictureShelf,
  name: string,
  accent: string | null,
): Promise<Buffer> | undefined {
  const [, purpose, size] = /^(any|maskable)-(\d{1,4})\.png$/.exec(name) ?? []
  if (!purpose || ![...iconSizes, appleSize].includes(Number(size))) return undefined
  const share = shares[purpose as keyof typeof shares]
  return pictures.take(`${name} ${accent}`, () => drawMark(Number(size), share, accent ?? ownColors.accent))
}
