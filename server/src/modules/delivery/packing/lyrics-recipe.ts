import { readFile, writeFile } from 'node:fs/promises'
import { orStorageFull } from '../../../platform/storage/storage'
import { decodeLyrics, isTimed, keptAnalysis, type MaterialRecord } from '../../works/works.public'
import type { PackedText } from '../formats/release-message'
import { PackingFailed } from './packing-failed'
import type { Recipe } from './recipe'

export type LyricsFacts = Pick<PackedText, 'isTimed'>

type Lyrics = Pick<MaterialRecord, 'encoding' | 'analysis' | 'file_name'>

/** UTF-8 without a mark, lines that end as everywhere but on old systems. Half a megabyte at most, so it is read as a whole. */
export function lyricsRecipe(material: Lyrics): Recipe<LyricsFacts> {
  const encoding = material.encoding ?? keptAnalysis(material.analysis)?.lyric?.encoding ?? 'found'
  return {
    name: `lyrics-${encoding.toLowerCase()}-1`,
    mostBytes: 4 * 1024 ** 2,
    async make(from, to) {
      const decoded = decodeLyrics(await readFile(from), material)
      if (!decoded) throw unreadable(material)
      const text = decoded.text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
      await writeFile(to, text.endsWith('\n') ? text : `${text}\n`).catch(orStorageFull)
    },
    readFacts: async path => ({ isTimed: isTimed(await readFile(path, 'utf8')) }),
  }
}

const unreadable = ({ file_name }: Lyrics) =>
  new PackingFailed({ key: 'delivery.lyricsUnreadable', params: { file: file_name } })
