import { readFile } from 'node:fs/promises'
import { sharp } from '../../../platform/picture'
import type { ReadPicture } from '../ern/read-message'
import { refuse, refuseIf } from '../package-fault'
import { readJpegHeader } from './jpeg-header'

const mostPixels = 10_000 * 10_000

export async function judgeCover(cover: ReadPicture, file: string): Promise<void> {
  refuseIf(cover.codec !== 'JPEG', 'sandbox.badCover')
  const bytes = await readFile(file)
  const header = readJpegHeader(bytes) ?? refuse('sandbox.badCover')
  refuseIf(header.bits !== 8 || header.components !== 3, 'sandbox.coverColours')
  refuseIf(header.hasMetadata, 'sandbox.coverMetadata')
  const { width = header.width, height = header.height } = cover
  refuseIf(header.width !== width || header.height !== height, 'sandbox.coverSize')
  refuseIf(!(await isWhole(bytes)), 'sandbox.badCover')
}

/** Decoded to the last line; what the library only warns of is damage too. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    const { channels } = await sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels }).stats()
    return channels.length === 3
  } catch {
    return false
  }
}
