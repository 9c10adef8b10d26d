// The warning about lossy sources, on real recordings: music of a game in near-lossless quality, and samples without loss.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ffmpeg, hasFfmpeg } from '../../../testing/audio'
import { sampled } from '../../../testing/sampled'
import { SpectrumWatch } from './lossy-spectrum'

const music = '/usr/share/hyperrogue/music'
const samples = '/usr/share/sonic-pi/samples'
/** Encoded with 320 to 500 kbit/s, so that everything up to 20 kHz is there. */
const pieces = ['hr3-caves', 'hr3-desert', 'hr3-jungle', 'hr3-motion', 'hr3-icyland'].map(name =>
  join(music, `${name}.ogg`),
)
const canRun = hasFfmpeg && existsSync(samples) && pieces.every(piece => existsSync(piece))
if (!canRun) {
  console.warn(
    'Skipped: no real recordings here (Debian: apt-get install ffmpeg sonic-pi-samples hyperrogue-music).',
  )
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-lossy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const clipSeconds = 30

async function clip(source: string[], name: string): Promise<string> {
  const path = join(folder, `${name}.wav`)
  await ffmpeg(...source, '-t', String(clipSeconds), '-ac', '2', '-ar', '44100', '-c:a', 'pcm_s16le', path)
  return path
}

/** All samples of one kind after another. */
async function reel(kind: string): Promise<string> {
  const list = join(folder, `${kind}.txt`)
  const files = readdirSync(samples).filter(name => name.startsWith(kind) && name.endsWith('.flac'))
  await writeFile(list, files.map(name => `file '${join(samples, name)}'`).join('\n'))
  return clip(['-f', 'concat', '-safe', '0', '-i', list], kind)
}

async function cutoff(path: string): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)(
    'ffmpeg',
    ['-nostdin', '-v', 'error', '-i', path, '-f', 's16le', '-c:a', 'pcm_s16le', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  )
  const numbers = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.length / 2)
  const watch = new SpectrumWatch(44_100, 2, Math.floor(numbers.length / 2 / 150))
  watch.add(numbers)
  return watch.cutoff()
}

async function throughMp3(path: string): Promise<string> {
  await ffmpeg('-i', path, '-b:a', '128k', `${path}.mp3`)
  await ffmpeg('-i', `${path}.mp3`, '-c:a', 'pcm_s16le', `${path}.again.wav`)
  return `${path}.again.wav`
}

describe.skipIf(!canRun)('a real recording', () => {
  it.each([...sampled(pieces, 1), ...sampled(['loop_', 'drum_', 'vinyl_'], 1)])(
    'is no lossy source itself, and is found out once it was an MP3: %s',
    { tags: ['slow'] },
    async name => {
      const path = name.startsWith('/') ? await clip(['-ss', '10', '-i', name], 'piece') : await reel(name)
      expect(await cutoff(path)).toBeUndefined()
      const found = await cutoff(await throughMp3(path))
      expect(found).toBeGreaterThan(15_500)
      expect(found).toBeLessThan(17_600)
    },
  )
})
