import type { FileFormat } from '#contract/works/material'
import type { Head } from './file-bytes'

export interface PictureHead {
  width: number
  height: number
  /** As the file is saved: a photograph without colours may still be RGB. */
  colours: 'rgb' | 'gray' | 'cmyk' | 'other'
}

/** From the header alone: a picture of gigabytes is never unfolded for this. */
export function readPictureHead(format: FileFormat, head: Head): PictureHead | undefined {
  if (format === 'png') return pngHead(head)
  if (format === 'jpeg') return jpegHead(head)
  return undefined
}

/** Gray, and gray with transparency; a palette holds RGB. */
const grayTypes = [0, 4]

function pngHead({ view, length }: Head): PictureHead | undefined {
  if (length < 26) return undefined
  const colours = grayTypes.includes(view.getUint8(25)) ? 'gray' : 'rgb'
  return { width: view.getUint32(16), height: view.getUint32(20), colours }
}

const jpegColours: Record<number, PictureHead['colours']> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }

/** Goes from part to part until the one that holds the size. */
function jpegHead({ view, length }: Head): PictureHead | undefined {
  let at = 2
  while (at + 10 <= length && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (isFrame) {
      const colours = jpegColours[view.getUint8(at + 9)] ?? 'other'
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), colours }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
