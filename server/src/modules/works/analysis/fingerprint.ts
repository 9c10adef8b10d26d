// Chromaprint: a row of 32-bit codes, about eight a second, that stays nearly the same when a recording is encoded anew.
import { text } from 'node:stream/consumers'
import { ended, findProgram, startLimited } from './limited-program'

/** More would not tell recordings apart any better. */
const fingerprintSeconds = 120
const limits = { cpuSeconds: 60, megabytes: 1500, minutes: 20 }

export interface Fingerprinter {
  /** Answers false as long as it has more than it can take; `drained` says when it goes on. */
  add(samples: Buffer): boolean
  drained(): Promise<void>
  /** Undefined: too short for one. */
  finish(): Promise<number[] | undefined>
}

/** Undefined where the program is missing: then only equal files are found again. */
export function startFingerprint(
  sampleRate: number,
  channels: number,
  signal?: AbortSignal,
): Fingerprinter | undefined {
  if (!findProgram('fpcalc') || channels > 2) return undefined
  const args = ['-format', 's16le', '-rate', String(sampleRate), '-channels', String(channels)]
  const child = startLimited(
    'fpcalc',
    [...args, '-length', String(fingerprintSeconds), '-raw', '-'],
    limits,
    signal,
  )
  const said = text(child.stdout)
  child.stderr.resume()
  const end = ended(child)
  // Whoever never comes to finish() has failed for another reason, which is the one to report.
  end.catch(() => {})
  let bytesLeft = fingerprintSeconds * sampleRate * channels * 2
  return {
    add(samples) {
      const taken = samples.subarray(0, bytesLeft)
      bytesLeft -= taken.length
      // One that has ended takes no more, and would never drain.
      return taken.length === 0 || !child.stdin.writable || child.stdin.write(taken)
    },
    drained: () =>
      new Promise(resolve => {
        const goOn = () => {
          child.stdin.off('drain', goOn).off('close', goOn)
          resolve()
        }
        if (child.stdin.destroyed) resolve()
        else child.stdin.on('drain', goOn).on('close', goOn)
      }),
    async finish() {
      child.stdin.end()
      await end
      const codes = /FINGERPRINT=([\d,]+)/
        .exec(await said)?.[1]
        ?.split(',')
        .map(Number)
      return codes?.map(code => code | 0)
    },
  }
}
