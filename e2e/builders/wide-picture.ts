import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { coverPicture } from './recordings'

/** Large enough for a cover, but not square: it has to be cut. */
export async function widePicture(): Promise<string> {
  const cover = await coverPicture()
  const path = join(dirname(cover), 'wide.jpg')
  await sharp(cover).resize(4200, 3200, { fit: 'fill' }).jpeg().toFile(path)
  return path
}
