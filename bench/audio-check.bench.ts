// The whole check of a master beside one pass of ffmpeg that only measures its loudness and true peak.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { analyseFile } from '../server/src/modules/works/analysis/analyse-file'
import { judgeFile } from '../server/src/modules/works/analysis/judge/judge-file'
import type { Figure } from './figure'
import { median } from './load'
import { milliseconds, ratioAtMost, timed } from './timing'

const rounds = 7
const seconds = 240

export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-audio-'))
  try {
    const master = await makeMaster(join(folder, 'master.flac'))
    const check = async () => {
      const { analysis } = await analyseFile(master, 'music', {})
      const { state } = judgeFile('music', analysis, {})
      if (state !== 'passed') throw new Error('the master of the benchmark does not pass its check')
    }
    const pass = () => ffmpeg('-i', master, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-')
    await check()
    await pass()
    const checks: number[] = []
    const passes: number[] = []
    // In turn, so that a noisy moment of the machine hits both.
    for (let round = 0; round < rounds; round++) {
      passes.push(await timed(pass))
      checks.push(await timed(check))
    }
    return [
      milliseconds('ffmpeg: loudness and true peak of 4 minutes', median(passes)),
      milliseconds('full check of the same FLAC', median(checks)),
      ratioAtMost(1.3, 'audio check : ffmpeg pass', median(checks) / median(passes)),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function ffmpeg(...args: string[]) {
  await promisify(execFile)('ffmpeg', ['-nostdin', '-hide_banner', '-nostats', '-y', ...args])
}

/** Changing chords over noise: nothing that an encoder or a fingerprint could make short work of. */
async function makeMaster(path: string): Promise<string> {
  const voice = (base: number) => `0.12*sin(2*PI*t*(${base}+40*mod(floor(t*2)*5,7)))`
  const chords = `aevalsrc='${voice(220)}+${voice(330)}|${voice(247)}+${voice(370)}':s=44100:d=${seconds}`
  const noise = (seed: number) => `anoisesrc=color=pink:r=44100:a=0.2:d=${seconds}:seed=${seed}`
  const sources = [chords, noise(1), noise(2)].flatMap(source => ['-f', 'lavfi', '-i', source])
  const graph = '[1][2]amerge=inputs=2[noise];[0][noise]amix=inputs=2:duration=first:normalize=0'
  await ffmpeg(...sources, '-filter_complex', graph, '-c:a', 'flac', '-sample_fmt', 's16', path)
  return path
}
