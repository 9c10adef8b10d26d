import type { FileFormat } from '#contract/works/material'
import type { Head } from './file-bytes'

export interface PictureSize {
  width: number
  height: number
}

/** From the header alone: a picture of gigabytes is never unfolded for this. */
export function readPictureSize(format: FileFormat, head: Head): PictureSize | undefined {
  if (format === 'png') return pngSize(head)
  if (format === 'jpeg') return jpegSize(head)
  return undefined
}

function pngSize({ view, length }: Head): PictureSize | undefined {
  return length >= 24 ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
}

/** Goes from part to part until the one that holds the size. */
function jpegSize({ view, length }: Head): PictureSize | undefined {
  let at = 2
  while (at + 9 <= length && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
