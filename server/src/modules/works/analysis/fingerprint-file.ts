// The fingerprint of a file alone, without everything else that a check measures.
import { type AudioFormat, audioLimits, openedAudio } from './decode-audio'
import { reporting } from './decoding-report'
import { findFormat } from './file-format'
import { startFingerprint } from './fingerprint'
import { ended, hasChecker, startLimited } from './limited-program'

const [sampleRate, channels, seconds] = [44_100, 2, 120]
const sound: readonly string[] = ['wav', 'aiff', 'flac', 'mp3'] satisfies AudioFormat[]

/** Undefined: no sound that we read, too short for one, or the programs are missing. */
export async function fingerprintFile(path: string): Promise<number[] | undefined> {
  const format = await findFormat(path)
  if (!sound.includes(format) || !hasChecker()) return undefined
  const fingerprinter = startFingerprint(sampleRate, channels)
  if (!fingerprinter) return undefined
  const child = startLimited(
    'ffmpeg',
    [
      ...['-nostdin', ...reporting, ...openedAudio(path, format as AudioFormat), '-t', String(seconds)],
      ...['-ar', String(sampleRate), '-ac', String(channels), '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'],
    ],
    audioLimits,
  )
  child.stdin.end()
  child.stderr.resume()
  const end = ended(child)
  end.catch(() => {})
  for await (const samples of child.stdout) {
    if (!fingerprinter.add(samples as Buffer)) await fingerprinter.drained()
  }
  const codes = await fingerprinter.finish()
  return (await end).code === 0 ? codes : undefined
}
