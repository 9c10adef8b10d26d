// Lyrics with a time for each line, as LRC files write them: [01:23.45]words.

export interface LyricLine {
  text: string
  /** Seconds; null: not timed yet. */
  at: number | null
}

const stamp = /^\s*((?:\[\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?\])+)(.*)$/
const oneStamp = /\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g
/** [ti:…], [ar:…], [offset:…]: facts about the song, not words of it. */
const tag = /^\s*\[[a-z#]+:[^\]]*\]\s*$/i

export function readLyrics(text: string): LyricLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const read = lines.filter(line => !tag.test(line)).flatMap(readLine)
  while (read.length > 0 && read.at(-1)?.text === '' && read.at(-1)?.at === null) read.pop()
  return inSungOrder(read)
}

/**
 * A line may be sung several times: its times stand together in the file, and apart in the song. A line without a time, such
 * as the gap between two verses, stays behind the one before it.
 */
function inSungOrder(lines: readonly LyricLine[]): LyricLine[] {
  let latest = -1
  const placed = lines.map(line => {
    latest = line.at ?? latest
    return { line, at: latest }
  })
  return placed.toSorted((one, other) => one.at - other.at).map(({ line }) => line)
}

function readLine(line: string): LyricLine[] {
  const timed = stamp.exec(line)
  if (!timed) return [{ text: line.trim(), at: null }]
  const [, stamps = '', text = ''] = timed
  return [...stamps.matchAll(oneStamp)].map(([, minutes, seconds, fraction = '0']) => ({
    text: text.trim(),
    at: Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`),
  }))
}

/** Timed as soon as every line with words has its time; plain text as long as none has. */
export function writeLyrics(lines: readonly LyricLine[]): string {
  return `${lines.map(({ text, at }) => (at === null ? text : `${formatStamp(at)}${text}`)).join('\n')}\n`
}

export function formatStamp(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(hundredths / 6000)
  return `[${two(minutes)}:${two(Math.floor((hundredths % 6000) / 100))}.${two(hundredths % 100)}]`
}

export function isFullyTimed(lines: readonly LyricLine[]): boolean {
  return lines.some(({ text }) => text !== '') && lines.every(({ text, at }) => text === '' || at !== null)
}

/** The line that is being sung, or -1 before the first. */
export function lineAt(lines: readonly LyricLine[], seconds: number): number {
  let found = -1
  for (const [index, { at }] of lines.entries()) if (at !== null && at <= seconds) found = index
  return found
}

/** Marks the next line and goes on. Lines after it that lie before now have lost their order, so they lose their time. */
export function tap(lines: readonly LyricLine[], index: number, seconds: number): LyricLine[] {
  return lines.map((line, place) => {
    if (place === index) return { ...line, at: seconds }
    const isPassed = place > index && line.at !== null && line.at <= seconds
    return isPassed ? { ...line, at: null } : line
  })
}

/** Where the next tap goes: the first line with words that has no time. */
export function nextToTap(lines: readonly LyricLine[], from = 0): number {
  const index = lines.findIndex((line, place) => place >= from && line.text !== '' && line.at === null)
  return index
}
