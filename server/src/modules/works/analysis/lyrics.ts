import { readFile } from 'node:fs/promises'
import { Lrc } from 'lrc-kit'
import { decodeText, type TextEncoding } from './decode-text'

export interface LyricsAnalysis {
  format: 'lrc' | 'txt'
  /** Absent: it could not be read. */
  encoding?: TextEncoding
  /** Lines with words in them. */
  lines: number
  /** Times that are earlier than the line before, in seconds. */
  outOfOrder: number[]
  /** The line, counted from 1, where that happens first. */
  firstOutOfOrderLine?: number
  /** The latest times that occur, ascending. */
  latest: number[]
}

/** So many of the latest times are kept: enough to name those that lie behind the end of the audio. */
const latestKept = 20

export async function analyseLyrics(path: string): Promise<LyricsAnalysis> {
  const decoded = decodeText(await readFile(path))
  if (!decoded) return { format: 'txt', lines: 0, outOfOrder: [], latest: [] }
  return { ...describeLyrics(decoded.text), encoding: decoded.encoding }
}

export function describeLyrics(text: string): Omit<LyricsAnalysis, 'encoding'> {
  const outOfOrder: number[] = []
  const times: number[] = []
  let firstOutOfOrderLine: number | undefined
  let lines = 0
  let last = 0
  for (const [index, line] of linesOf(text).entries()) {
    const { lyrics, info } = Lrc.parse(line)
    const words = lyrics[0]?.content ?? line
    if (Object.keys(info).length === 0 && words.trim() !== '') lines++
    // A refrain names all of its times in one line; the first one has to fit in.
    const first = lyrics[0]?.timestamp
    if (first === undefined) continue
    times.push(...lyrics.map(({ timestamp }) => timestamp))
    if (first < last) {
      outOfOrder.push(first)
      firstOutOfOrderLine ??= index + 1
    }
    last = first
  }
  return {
    format: isTimed(text) ? 'lrc' : 'txt',
    lines,
    outOfOrder: outOfOrder.slice(0, latestKept),
    firstOutOfOrderLine,
    latest: times.toSorted((a, b) => a - b).slice(-latestKept),
  }
}

/** Lyrics with a time before at least one line. */
export function isTimed(text: string): boolean {
  return Lrc.parse(text).lyrics.length > 0
}

const linesOf = (text: string) => text.split(/\r\n|[\n\r]/g)
