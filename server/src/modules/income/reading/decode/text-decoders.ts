import iconv from 'iconv-lite'
import type { ReportEncoding } from '#contract/income/reading'

const names: Record<ReportEncoding, string> = {
  'utf-8': 'utf8',
  'utf-8-bom': 'utf8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  gb18030: 'gb18030',
  'windows-1252': 'win1252',
  xlsx: 'utf8',
}

/** A piece at a time: what is cut between two pieces is put together. */
export const makeDecoder = (encoding: ReportEncoding) => iconv.getDecoder(names[encoding])

export const decodeBytes = (bytes: Buffer, encoding: ReportEncoding) => iconv.decode(bytes, names[encoding])
