import { createHash, randomUUID } from 'node:crypto'
import { acceptedFiles } from '#contract/works/material'
import type { saveLyrics } from '#contract/works/material-calls'
import { cleanFileName } from '../../../platform/clean-file-name'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { isTimed } from '../analysis/lyrics'
import { findStoredFile, putStoredFile } from '../files/stored-files.queries'
import { lockEditableWork } from '../own-work'
import { requirePlace } from '../uploads/upload-place'
import { listTracks } from '../works.queries'
import { attachMaterial } from './attach-material'
import { findSameMaterial } from './materials.queries'
import './materials.texts'

type Context = CallContext<typeof saveLyrics>

/** The editor saves every few seconds: what it wrote before loses its place and goes when nothing uses it. */
export async function saveOwnLyrics(context: Context) {
  const { tx, input, actor, now } = context
  const work = await lockEditableWork(tx, actor.memberId, input.work_id)
  await requirePlace(tx, work, { trackId: input.track_id, type: 'lyric' })
  const body = Buffer.from(input.text, 'utf8')
  if (body.length > acceptedFiles.lyric.maxBytes)
    throw new Refusal('tooLarge', { text: 'materials.longLyrics' })
  const sha256 = createHash('sha256').update(body).digest()
  const fileName = await nameOf(context)
  const same = await findSameMaterial(tx, input.track_id, 'lyric', sha256)
  const isReadSo = same?.encoding === null || same?.encoding === 'UTF-8'
  if (same?.file_name === fileName && isReadSo) return { material_id: same.id }
  await keep(context, sha256, body)
  const id = await attachMaterial(tx, {
    memberId: work.member_id,
    workId: work.id,
    trackId: input.track_id,
    type: 'lyric',
    fileName,
    sha256,
    size: body.length,
    encoding: 'UTF-8',
    now,
  })
  return { material_id: id }
}

async function nameOf({ tx, input }: Context): Promise<string> {
  const track = (await listTracks(tx, input.work_id)).find(({ id }) => id === input.track_id)
  const title = track?.details.title.replace(/[/\\]/g, ' ') || 'lyrics'
  return cleanFileName(`${title}.${isTimed(input.text) ? 'lrc' : 'txt'}`)
}

async function keep({ tx, services, now }: Context, sha256: Buffer, body: Buffer) {
  const known = await findStoredFile(tx, sha256)
  const storageKey = known?.storage_key ?? `originals/${tx.agentId}/${randomUUID()}`
  if (!known) await services.storage.write(storageKey, body)
  const kept = await putStoredFile(tx, {
    sha256,
    storageKey,
    size: body.length,
    mediaType: 'text/plain',
    now,
  })
  // Somebody else stored the same words a moment ago.
  if (kept !== storageKey) await enqueue(tx, removeFiles, { keys: [storageKey] })
}
