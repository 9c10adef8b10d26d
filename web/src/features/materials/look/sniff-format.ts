import type { FileFormat } from '#contract/works/material'
import type { Head } from './file-bytes'

/** What a file is by its first bytes, whatever it is called. Undefined: nothing we take. */
export function sniffFormat({ view, word, length }: Head): FileFormat | undefined {
  if (['RIFF', 'RF64', 'BW64'].includes(word(0)) && word(8) === 'WAVE') return 'wav'
  if (word(0) === 'fLaC') return 'flac'
  if (word(0) === 'FORM' && ['AIFF', 'AIFC'].includes(word(8))) return 'aiff'
  if (word(0, 3) === 'ID3' || (length > 1 && (view.getUint16(0) & 0xffe6) === 0xffe2)) return 'mp3'
  if (length > 2 && view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff) return 'jpeg'
  if (word(1, 3) === 'PNG' && view.getUint8(0) === 0x89) return 'png'
  if (word(0, 5) === '%PDF-') return 'pdf'
  if (word(4) === 'ftyp') return word(8) === 'qt  ' ? 'mov' : 'mp4'
  if (word(4) === 'moov' || word(4) === 'wide') return 'mov'
  return undefined
}
