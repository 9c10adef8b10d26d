/** What ffmpeg's ebur128 filter says at the end; it may print more than one summary, and the last one counts. */
export interface Loudness {
  /** LUFS; absent where nothing sounds. */
  integrated?: number
  /** dBTP; absent where nothing sounds. */
  truePeak?: number
}

export function readLoudness(report: string): Loudness {
  const summary = report.slice(Math.max(0, report.lastIndexOf('Summary:')))
  const integrated = Number(/\bI:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1])
  const truePeak = Number(/\bPeak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])
  return {
    // -70 is where the measure itself begins.
    integrated: Number.isFinite(integrated) && integrated > -70 ? integrated : undefined,
    truePeak: Number.isFinite(truePeak) ? truePeak : undefined,
  }
}
