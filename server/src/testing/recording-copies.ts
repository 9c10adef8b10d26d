// Copies of real recordings, as they are handed in by somebody who has only a copy: music of a game of Debian's.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startFingerprint } from '../modules/works/analysis/fingerprint'
import { ffmpeg, hasFfmpeg, hasFingerprints } from './audio'

const music = '/usr/share/hyperrogue/music'
const pieces = [
  'hr3-caves',
  'hr3-desert',
  'hr3-jungle',
  'hr3-motion',
  'hr3-icyland',
  'hr3-mirror',
  'hr-savino-palace',
  'hr-domina-hunting',
].map(name => join(music, `${name}.ogg`))

/** Says what is not tried where they are missing. */
export function hasRecordings(): boolean {
  const canRun = hasFfmpeg && hasFingerprints && pieces.every(piece => existsSync(piece))
  if (!canRun) {
    console.warn(
      'Skipped: copies of real recordings (Debian: apt-get install ffmpeg libchromaprint-tools hyperrogue-music).',
    )
  }
  return canRun
}

const seconds = 45
const cut = 5

interface Copy {
  /** Encoded on the way. */
  through?: { ending: string; options: string[] }
  change: string[]
  /** How much later the same music comes in it. */
  offset: number
}

const mp3 = { ending: 'mp3', options: ['-b:a', '128k'] }
const aac = { ending: 'm4a', options: ['-c:a', 'aac', '-b:a', '128k'] }
const quieter = ['-af', 'volume=-3dB']

export const copies: Record<string, Copy> = {
  'an MP3 of 128 kbit/s': { through: mp3, change: [], offset: 0 },
  'an AAC of 128 kbit/s': { through: aac, change: [], offset: 0 },
  'one without its first five seconds': { change: ['-ss', String(cut)], offset: -cut },
  'one without its last five seconds': { change: ['-t', String(seconds - cut)], offset: 0 },
  'one that is 3 dB quieter': { change: quieter, offset: 0 },
  'all of that at once': {
    through: mp3,
    change: ['-ss', String(cut), '-t', String(seconds - 2 * cut), ...quieter],
    offset: -cut,
  },
}

/** The recordings themselves, with their fingerprints. */
export async function realRecordings(folder: string) {
  const recordings: { path: string; codes: number[] }[] = []
  for (const [index, piece] of pieces.entries()) {
    const path = join(folder, `piece-${index}.wav`)
    await ffmpeg('-ss', '8', '-t', String(seconds), '-i', piece, ...asWav, path)
    recordings.push({ path, codes: await fingerprintOf(path) })
  }
  return recordings
}

const asWav = ['-ac', '2', '-ar', '44100', '-c:a', 'pcm_s16le']

/** The fingerprint of such a copy. */
export async function copyOf(folder: string, path: string, { through, change }: Copy): Promise<number[]> {
  let source = path
  if (through) {
    source = join(folder, `copy.${through.ending}`)
    await ffmpeg('-i', path, ...through.options, source)
  }
  const copy = join(folder, 'copy.wav')
  await ffmpeg('-i', source, ...change, ...asWav, copy)
  return fingerprintOf(copy)
}

async function fingerprintOf(path: string): Promise<number[]> {
  const fingerprinter = startFingerprint(44_100, 2)
  const { stdout } = await promisify(execFile)(
    'ffmpeg',
    ['-nostdin', '-v', 'error', '-i', path, '-f', 's16le', '-c:a', 'pcm_s16le', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  )
  fingerprinter?.add(stdout)
  return (await fingerprinter?.finish()) ?? []
}
