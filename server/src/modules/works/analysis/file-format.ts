// What a file is, by its bytes. Names and what a browser says of a file are never looked at.
import { open } from 'node:fs/promises'
import type { FileFormat } from '#contract/works/material'
import { hiddenMarkup } from './hidden-markup'
import { id3Length } from './id3-tag'
import { isMp3 } from './mp3-frames'
import { readBytes } from './read-bytes'

/** `text` becomes `lrc` or `txt` only when it is read; the rest are formats that no material accepts. */
export type FoundFormat =
  | Exclude<FileFormat, 'lrc' | 'txt'>
  | 'text'
  | 'hls'
  | 'html'
  | 'svg'
  | 'xml'
  | 'ogg'
  | 'm4a'
  | 'wma'
  | 'ape'
  | 'dsd'
  | 'gif'
  | 'webp'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'psd'
  | 'mkv'
  | 'avi'
  | 'zip'
  | 'office'
  | 'unknown'

const headBytes = 64 * 1024

export async function findFormat(path: string): Promise<FoundFormat> {
  const file = await open(path, 'r')
  try {
    const head = await readBytes(file, 0, headBytes)
    const tag = id3Length(head)
    // A picture in the tag may be larger than all that was read.
    const isBehind = tag >= head.length && isFlac(await readBytes(file, tag, 4))
    const found = isBehind ? 'flac' : formatOf(head)
    if (found !== 'jpeg' && found !== 'png') return found
    const { size } = await file.stat()
    return (await hiddenMarkup(file, found, size)) ?? found
  } finally {
    await file.close()
  }
}

const signatures: [FoundFormat, number, string][] = [
  ['flac', 0, 'fLaC'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['pdf', 0, '%PDF-'],
  ['ogg', 0, 'OggS'],
  ['gif', 0, 'GIF8'],
  ['wma', 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ['ape', 0, 'MAC '],
  ['dsd', 0, 'DSD '],
  ['dsd', 0, 'FRM8'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['psd', 0, '8BPS'],
  ['bmp', 0, 'BM'],
  ['mkv', 0, '\x1a\x45\xdf\xa3'],
  ['zip', 0, 'PK\x03\x04'],
  ['zip', 0, 'Rar!'],
  ['zip', 0, '7z\xbc\xaf'],
  ['zip', 0, '\x1f\x8b'],
  ['office', 0, '\xd0\xcf\x11\xe0'],
]

/** Exported for tests: the beginning of a file is enough for everything but what hides inside pictures. */
export function formatOf(head: Buffer): FoundFormat {
  const text = head.toString('latin1')
  const container = inContainer(text)
  if (container) return container
  const signed = signatures.find(([, at, sign]) => text.startsWith(sign, at))
  // Two letters are a weak sign: a song may begin with "BM".
  if (signed && (signed[0] !== 'bmp' || !isText(head))) return signed[0]
  if (isFlac(head.subarray(id3Length(head)))) return 'flac'
  if (isMp3(head, id3Length(head))) return 'mp3'
  return isText(head) ? textFormat(text) : 'unknown'
}

const isFlac = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'fLaC'

function inContainer(text: string): FoundFormat | undefined {
  const [form, kind] = [text.slice(0, 4), text.slice(8, 12)]
  if (form === 'RIFF' || form === 'RF64' || form === 'BW64') {
    if (kind === 'WAVE') return 'wav'
    if (kind === 'WEBP') return 'webp'
    return kind === 'AVI ' ? 'avi' : 'unknown'
  }
  if (form === 'FORM') return kind === 'AIFF' || kind === 'AIFC' ? 'aiff' : 'unknown'
  const box = text.slice(4, 8)
  if (box === 'ftyp') return brandFormat(kind)
  // Older QuickTime files have no brand.
  return ['moov', 'mdat', 'wide', 'pnot'].includes(box) ? 'mov' : undefined
}

function brandFormat(brand: string): FoundFormat {
  if (brand === 'qt  ') return 'mov'
  if (/^(M4A|M4B|M4P)/.test(brand)) return 'm4a'
  if (/^(heic|heix|mif1|msf1|avif|avis|hevc)/.test(brand)) return 'heic'
  return 'mp4'
}

/** Zero bytes are fine in UTF-16 only, and only every second one. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false
  const mark = head.subarray(0, 2).toString('hex')
  return mark === 'feff' || mark === 'fffe' || !hasControls(head) || looksUtf16(head)
}

function hasControls(head: Buffer): boolean {
  return head.some(byte => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)
}

function looksUtf16(head: Buffer): boolean {
  return head.length >= 4 && (head[0] === 0) !== (head[1] === 0) && (head[2] === 0) === (head[0] === 0)
}

function textFormat(text: string): FoundFormat {
  const start = text.replace(/^(\xef\xbb\xbf)?\s*/, '')
  if (start.startsWith('#EXTM3U')) return 'hls'
  const first = behindComments(start.replace(/^<\?xml[^>]*>/i, ''))
  if (/^(<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(first)) return 'svg'
  if (/<(!doctype html|html|head|body|script|iframe)[\s>]/i.test(start)) return 'html'
  if (/<svg[\s>]/i.test(start)) return 'svg'
  return start.startsWith('<?xml') ? 'xml' : 'text'
}

/** Step by step: as one pattern, each comment more would double the ways in which they can be read. */
function behindComments(text: string): string {
  let rest = text.trimStart()
  for (let end = endOfComment(rest); end > 0; end = endOfComment(rest)) rest = rest.slice(end).trimStart()
  return rest
}

/** 0: none begins here, or it has no end. */
function endOfComment(text: string): number {
  const end = text.startsWith('<!--') ? text.indexOf('-->', 4) : -1
  return end < 0 ? 0 : end + 3
}
