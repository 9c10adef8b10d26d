// What an audio file says of itself. Cheap to read and not to be trusted: the decoder has the last word.
import { open } from 'node:fs/promises'
import { readAiffHeader } from './aiff-header'
import { readFlacHeader } from './flac-header'
import { readWavHeader } from './wav-header'

export interface AudioHeader {
  sampleRate: number
  channels: number
  /** Absent where the format has none. */
  bits?: number
  /** How many samples of each channel there should be; absent: it does not say. */
  frames?: number
  /** The file ends before its own end. */
  isCutOff: boolean
  /** What the samples are; anything else than PCM inside WAV or AIFF is somebody else's format in disguise. */
  coding: 'pcm' | 'flac' | 'other'
}

const readers = { wav: readWavHeader, aiff: readAiffHeader, flac: readFlacHeader }

/** Undefined: the header makes no sense, or the format has none (MP3). */
export async function readAudioHeader(
  path: string,
  format: 'wav' | 'aiff' | 'flac' | 'mp3',
): Promise<AudioHeader | undefined> {
  if (format === 'mp3') return undefined
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const header = await readers[format](file, size)
    return header && header.sampleRate > 0 && header.channels > 0 ? header : undefined
  } finally {
    await file.close()
  }
}
