import { findFormat, keptAnalysis, type MaterialRecord, readAudioHeader } from '../../works/works.public'
import type { MasterFormat, MasterSound } from './audio-recipe'
import { MasterDamaged } from './recipe'

const masterFormats: readonly string[] = ['wav', 'flac', 'aiff'] satisfies MasterFormat[]
const isMasterFormat = (format: string): format is MasterFormat => masterFormats.includes(format)

/** What its check has found, where that is still kept. */
export function knownSound({ analysis }: Pick<MaterialRecord, 'analysis'>): MasterSound | undefined {
  const kept = keptAnalysis(analysis)?.audio
  if (!kept || !isMasterFormat(kept.format)) return undefined
  return { ...kept, format: kept.format, seconds: kept.duration }
}

/** What it says of itself. */
export async function readSound(path: string): Promise<MasterSound> {
  const format = await findFormat(path)
  const header = isMasterFormat(format) ? await readAudioHeader(path, format) : undefined
  if (!isMasterFormat(format) || !header) throw new MasterDamaged()
  const { sampleRate, channels, bits, frames } = header
  return { format, sampleRate, channels, bits, seconds: frames ? frames / sampleRate : longestSeconds }
}

/** Of what does not say how long it is. */
const longestSeconds = 3700
