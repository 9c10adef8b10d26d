// What the header of a WAV or FLAC file claims. The server decodes to the end before it believes any of it.
import type { FileFormat } from '#contract/works/material'
import type { Head } from './file-bytes'

export interface AudioHead {
  sampleRate: number
  bits: number
  channels: number
  /** Seconds; undefined when the header does not say. */
  duration?: number
}

export function readAudioHead(format: FileFormat, head: Head, size: number): AudioHead | undefined {
  if (format === 'wav') return wavHead(head, size)
  if (format === 'flac') return flacHead(head)
  return undefined
}

function wavHead({ view, word, length }: Head, size: number): AudioHead | undefined {
  let found: AudioHead | undefined
  let at = 12
  while (at + 8 <= length) {
    const partSize = view.getUint32(at + 4, true)
    if (word(at) === 'fmt ' && at + 24 <= length) {
      found = {
        channels: view.getUint16(at + 10, true),
        sampleRate: view.getUint32(at + 12, true),
        bits: view.getUint16(at + 22, true),
      }
    }
    if (word(at) === 'data' && found) {
      const bytesPerSecond = found.sampleRate * found.channels * (found.bits / 8)
      // Nought or all ones is written by programs that did not know it yet, and all ones by RF64.
      const isOpen = partSize === 0 || partSize === 0xffffffff
      const bytes = Math.min(isOpen ? size : partSize, size - at - 8)
      return bytesPerSecond > 0 ? { ...found, duration: bytes / bytesPerSecond } : found
    }
    at += 8 + partSize + (partSize % 2)
  }
  return found
}

function flacHead({ view, length }: Head): AudioHead | undefined {
  if (length < 26) return undefined
  const packed = view.getUint32(18)
  const sampleRate = packed >>> 12
  const channels = ((packed >>> 9) & 0b111) + 1
  const bits = ((packed >>> 4) & 0b11111) + 1
  const samples = (packed & 0b1111) * 2 ** 32 + view.getUint32(22)
  return { sampleRate, channels, bits, duration: samples > 0 ? samples / sampleRate : undefined }
}
