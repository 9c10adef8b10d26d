import { buffer } from 'node:stream/consumers'
import type { readLyrics } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { keptAnalysis } from '../analysis/analyse-file'
import { type DecodedText, decodeText, readAs } from '../analysis/decode-text'
import { isTimed } from '../analysis/lyrics'
import type { MaterialRecord } from './materials.queries'
import { ownMaterial } from './own-material'
import './materials.texts'

export async function readOwnLyrics({ tx, input, actor, services }: CallContext<typeof readLyrics>) {
  return lyricsOf(await ownMaterial(tx, actor.memberId, input.id), services)
}

export async function lyricsOf(material: MaterialRecord, services: Pick<Services, 'storage'>) {
  const decoded = decodeLyrics(await lyricBytes(material, services), material)
  if (!decoded) throw new Refusal('unsupportedMedia', { text: 'materials.unreadableLyrics' })
  const { text, encoding, isCertain } = decoded
  return { text, encoding, is_timed: isTimed(text), is_certain: isCertain }
}

/** What its member says counts first, then what its check found. */
export function decodeLyrics(
  bytes: Buffer,
  material: Pick<MaterialRecord, 'encoding' | 'analysis'>,
): DecodedText | undefined {
  const found = keptAnalysis(material.analysis)?.lyric
  const encoding = material.encoding ?? found?.encoding
  if (!encoding) return found ? undefined : decodeText(bytes)
  const text = readAs(bytes, encoding)
  const isCertain = material.encoding !== null || found?.isCertain === true
  return text === undefined ? undefined : { text, encoding, isCertain }
}

export async function lyricBytes(material: MaterialRecord, { storage }: Pick<Services, 'storage'>) {
  if (material.type !== 'lyric') throw new Refusal('notFound')
  const stored = await storage.read(material.storage_key)
  if (!stored) throw new Refusal('notFound')
  return buffer(stored.body)
}
