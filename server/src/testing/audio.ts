// Sound made for a test by ffmpeg: small, quick to decode, and with something in it at every frequency.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const hasFfmpeg = has('ffmpeg') && has('ffprobe')
export const hasFingerprints = has('fpcalc')

function has(program: string): boolean {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** For `describe.skipIf`: says what is not tried here. */
export function withoutFfmpeg(): boolean {
  if (!hasFfmpeg) console.warn('Skipped: ffmpeg is not installed, so nothing here looks into audio or video.')
  return !hasFfmpeg
}

export async function ffmpeg(...args: string[]): Promise<void> {
  await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])
}

export interface WantedSound {
  seconds?: number
  /** Another number, another recording. */
  seed?: number
  rate?: number
  /** Filters over the finished sound, such as `volume=0`. */
  filter?: string
  /** How it is written: codec and the like. */
  as?: string[]
}

/** A melody over noise, different in each channel. The name's ending picks the container. */
export async function makeSound(folder: string, name: string, wanted: WantedSound = {}): Promise<string> {
  const { seconds = 31, seed = 1, rate = 44_100, filter = 'anull', as = ['-c:a', 'pcm_s16le'] } = wanted
  const path = join(folder, name)
  await ffmpeg('-i', await melody(seed, rate), '-t', String(seconds), '-af', filter, ...as, path)
  return path
}

const melodies = new Map<string, Promise<string>>()
const melodySeconds = 45

/** Made once a run: composing takes longer than everything that is done with it. */
function melody(seed: number, rate: number): Promise<string> {
  const name = `melody-${seed}-${rate}.wav`
  const known = melodies.get(name) ?? composeOnce(name, seed, rate)
  melodies.set(name, known)
  return known
}

/** Other processes want it too, and must never find half of it. */
async function composeOnce(name: string, seed: number, rate: number): Promise<string> {
  const folder = join(tmpdir(), 'tributary-melodies')
  const path = join(folder, name)
  if (existsSync(path)) return path
  await mkdir(folder, { recursive: true })
  const begun = join(folder, `${process.pid}-${name}`)
  await compose(begun, seed, rate)
  await rename(begun, path)
  return path
}

function compose(path: string, seed: number, rate: number): Promise<void> {
  const notes = `0.25*sin(2*PI*t*(220+60*mod(floor(t*2)*(${seed}+2),7)))`
  const tones = `aevalsrc='${notes}|0.8*${notes}':s=${rate}:d=${melodySeconds}`
  const noise = (number: number) => `anoisesrc=r=${rate}:a=0.05:d=${melodySeconds}:seed=${number}`
  const sources = [tones, noise(seed), noise(seed + 1000)].flatMap(source => ['-f', 'lavfi', '-i', source])
  const graph = '[1][2]amerge=inputs=2[noise];[0][noise]amix=inputs=2:duration=first:normalize=0'
  return ffmpeg(...sources, '-filter_complex', graph, '-c:a', 'pcm_s24le', path)
}

/** Tells whether two files have the same samples, whatever they are written in. */
export async function pcmHash(path: string): Promise<string> {
  const args = [
    '-nostdin',
    '-v',
    'error',
    '-i',
    path,
    '-map',
    '0:a:0',
    '-c:a',
    'pcm_s32le',
    '-f',
    'hash',
    '-',
  ]
  return (await promisify(execFile)('ffmpeg', args)).stdout
}
