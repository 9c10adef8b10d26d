/** Seconds: after the first chords, and before the shortest piece ends. */
const firstLine = 6
const lineEvery = 6

/** Lyrics that a player can follow. */
export function asLrc(lines: readonly string[]): Buffer {
  const timed = lines.map((line, index) => {
    const second = String(firstLine + index * lineEvery).padStart(2, '0')
    return `[00:${second}.00]${line}\n`
  })
  return Buffer.from(timed.join(''))
}
