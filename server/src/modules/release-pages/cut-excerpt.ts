// Half a minute for everybody to hear: a file of its own, never the master.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { excerptLength } from '#contract/release-pages/page-code'
import type { Services } from '../../platform/services'
import { inWorkFolder, MasterDamaged, runFfmpeg, withoutTags } from '../delivery/delivery.public'
import { type AudioFormat, audioLimits, derivedKey, keptAnalysis, openedAudio } from '../works/works.public'
import type { ChosenExcerpt } from './choose-excerpt'
import { excerptName, type PreparedExcerpt } from './prepared-page'

const mostBytes = 4 * 1024 ** 2
const fade = { in: 0.4, out: 1.5 }
const formats: readonly string[] = ['wav', 'aiff', 'flac', 'mp3'] satisfies AudioFormat[]

/** Made once for a place of a recording. Of a file that cannot be cut: no seconds. */
export async function cutExcerpt(
  { storage }: Pick<Services, 'storage'>,
  agentId: number,
  { trackId, source, start }: ChosenExcerpt,
): Promise<PreparedExcerpt> {
  const analysis = keptAnalysis(source.analysis)
  const duration = analysis?.audio?.duration ?? 0
  const seconds = Math.min(excerptLength, duration - (start ?? 0))
  const excerpt = { sha256: source.sha256.toString('hex'), track_id: trackId, start, seconds: 0 }
  if (!analysis || !formats.includes(analysis.format) || seconds < 1) return excerpt
  const key = derivedKey(agentId, source.sha256, excerptName(source.work_id, excerpt))
  if ((await storage.size(key)) === undefined) {
    try {
      const cut = await storage.withLocalFile(source.storage_key, from =>
        inWorkFolder(mostBytes, async folder => {
          const to = join(folder, 'excerpt.mp3')
          await runFfmpeg(
            argumentsFor(from, analysis.format as AudioFormat, start ?? 0, seconds, to),
            audioLimits,
          )
          return readFile(to)
        }),
      )
      await storage.write(key, cut)
    } catch (error) {
      if (error instanceof MasterDamaged) return excerpt
      throw error
    }
  }
  return { ...excerpt, seconds: Math.round(seconds * 10) / 10 }
}

function argumentsFor(
  from: string,
  format: AudioFormat,
  start: number,
  seconds: number,
  to: string,
): string[] {
  const filters = [
    `atrim=start=${start}:duration=${seconds}`,
    'asetpts=PTS-STARTPTS',
    `afade=t=in:d=${fade.in}`,
    `afade=t=out:st=${Math.max(0, seconds - fade.out)}:d=${fade.out}`,
  ]
  return [
    ...openedAudio(from, format),
    ...['-map', '0:a:0', ...withoutTags, '-af', filters.join(',')],
    ...['-c:a', 'libmp3lame', '-b:a', '128k', '-ar', '44100', '-ac', '2', '-f', 'mp3', `file:${to}`],
  ]
}
