import { readFile } from 'node:fs/promises'
import { Lrc } from 'lrc-kit'
import type { LyricEncoding } from '#contract/works/material'
import { decodeText, textsOf } from './decode-text'

export interface LyricsAnalysis {
  /** What it is taken for as long as nobody says otherwise. Absent: that cannot be told. */
  encoding?: LyricEncoding
  /** False: another encoding makes sense of it too. */
  isCertain: boolean
  /** By every encoding that makes text of it. */
  readings: Partial<Record<LyricEncoding, LyricsReading>>
}

export interface LyricsReading {
  format: 'lrc' | 'txt'
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

/** In every encoding at once, so that whichever is chosen can be judged without the file. */
export async function analyseLyrics(path: string): Promise<LyricsAnalysis> {
  const bytes = await readFile(path)
  const found = decodeText(bytes)
  const readings = [...textsOf(bytes)].map(([encoding, text]) => [encoding, describeLyrics(text)])
  return {
    encoding: found?.encoding,
    isCertain: found?.isCertain ?? false,
    readings: Object.fromEntries(readings),
  }
}

export function describeLyrics(text: string): LyricsReading {
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
