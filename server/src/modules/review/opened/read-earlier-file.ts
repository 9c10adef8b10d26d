import { buffer } from 'node:stream/consumers'
import type { readEarlierFile } from '#contract/review/queue-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import {
  decodeLyrics,
  derivedLink,
  findOnline,
  findStoredFile,
  listSubmissions,
  mediaLink,
  shownThumbnail,
  thumbnailName,
  waveformOf,
} from '../../works/works.public'
import { comparedSubmissions } from './open-review'
import { openedWork } from './opened-work'

/** By its content: the material it was is gone. Only what was handed in with this work is shown. */
export async function readTheEarlierFile(context: CallContext<typeof readEarlierFile>) {
  const { tx, input, services } = context
  const material = await earlierMaterial(tx, input.id, input.sha256)
  const sha256 = Buffer.from(input.sha256, 'hex')
  const file = material && (await findStoredFile(tx, sha256))
  if (!material || !file) throw new Refusal('notFound')
  const linked = { agentId: tx.agentId, sha256 }
  const { analysis, storage_key } = file
  const hasThumbnails = (analysis as { hasThumbnails?: boolean }).hasThumbnails === true
  const read = async () => {
    const stored = await services.storage.read(storage_key)
    return (
      stored && decodeLyrics(await buffer(stored.body), { encoding: material.encoding ?? null, analysis })
    )
  }
  return {
    file_name: material.file_name,
    url: mediaLink(context, { ...linked, fileName: material.file_name }),
    thumbnail_url: hasThumbnails
      ? derivedLink(context, { ...linked, name: thumbnailName(shownThumbnail), mediaType: 'image/webp' })
      : null,
    waveform: waveformOf({ analysis }),
    lyrics: material.type === 'lyric' ? ((await read())?.text ?? null) : null,
  }
}

async function earlierMaterial(tx: Tx, workId: number, sha256: string) {
  const work = await openedWork(tx, workId)
  if (!work) return undefined
  const earlier = await listSubmissions(tx, work.id, work.submitted_at, comparedSubmissions)
  const online = work.revision_of === null ? undefined : await findOnline(tx, work.revision_of)
  const contents = [...earlier.map(({ content }) => content), ...(online ? [online.content] : [])]
  return contents.flatMap(({ materials }) => materials).find(material => material.sha256 === sha256)
}
