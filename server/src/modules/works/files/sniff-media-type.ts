// Which media type a file is served as: by its bytes, never by its name.
import { formatOf } from '../analysis/file-format'

/** How much of the beginning has to be seen. */
export const sniffedBytes = 64 * 1024

const mediaTypes: Partial<Record<ReturnType<typeof formatOf>, string>> = {
  wav: 'audio/wav',
  flac: 'audio/flac',
  aiff: 'audio/aiff',
  mp3: 'audio/mpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  text: 'text/plain',
}

/** Markup and whatever is unknown go out as plain bytes: no browser shows them. */
export function mediaTypeOf(head: Buffer): string {
  return mediaTypes[formatOf(head.subarray(0, sniffedBytes))] ?? 'application/octet-stream'
}
