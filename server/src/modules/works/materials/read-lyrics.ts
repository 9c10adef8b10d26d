import { buffer } from 'node:stream/consumers'
import type { readLyrics } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { decodeText } from '../analysis/decode-text'
import { isTimed } from '../analysis/lyrics'
import type { MaterialRecord } from './materials.queries'
import { ownMaterial } from './own-material'
import './materials.texts'

export async function readOwnLyrics({ tx, input, actor, services }: CallContext<typeof readLyrics>) {
  return lyricsOf(await ownMaterial(tx, actor.memberId, input.id), services)
}

export async function lyricsOf(material: MaterialRecord, services: Pick<Services, 'storage'>) {
  if (material.type !== 'lyric') throw new Refusal('notFound')
  const stored = await services.storage.read(material.storage_key)
  if (!stored) throw new Refusal('notFound')
  const decoded = decodeText(await buffer(stored.body))
  if (!decoded) throw new Refusal('unsupportedMedia', { text: 'materials.unreadableLyrics' })
  return { text: decoded.text, is_timed: isTimed(decoded.text) }
}
