import { createHash, randomUUID } from 'node:crypto'
import { acceptedFiles } from '#contract/works/material'
import type { saveLyrics } from '#contract/works/material-calls'
import { cleanFileName } from '../../../platform/clean-file-name'
import type { Tx } from '../../../platform/database/query'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { isTimed } from '../analysis/lyrics'
import { findStoredFile, markStoredFileUsed, putStoredFile } from '../files/stored-files.queries'
import { lockOwnWork, ownWork, requireEditable } from '../own-work'
import { requirePlace } from '../uploads/upload-place'
import { listTracks, type WorkRecord } from '../works.queries'
import { attachMaterial } from './attach-material'
import { findSameMaterial } from './materials.queries'
import './materials.texts'

interface Written {
  sha256: Buffer
  size: number
  /** Absent where these words are stored already. */
  storageKey?: string
}

type Prepare = PrepareContext<typeof saveLyrics>
type Save = PreparedContext<typeof saveLyrics, Written>

/** The editor saves every few seconds: what it wrote before loses its place and goes when nothing uses it. */
export const saveOwnLyrics = {
  async prepare(context: Prepare): Promise<Written> {
    const { read, store, input, actor, site } = context
    const body = Buffer.from(input.text, 'utf8')
    if (body.length > acceptedFiles.lyric.maxBytes)
      throw new Refusal('tooLarge', { text: 'materials.longLyrics' })
    const sha256 = createHash('sha256').update(body).digest()
    const written = { sha256, size: body.length }
    const isKnown = await read(async tx => {
      await requireLyricPlace(tx, await ownWork(tx, actor.memberId, input.work_id), input)
      return (await findStoredFile(tx, sha256)) !== undefined
    })
    if (isKnown) return written
    const storageKey = `originals/${site.agentId}/${randomUUID()}`
    await store(storageKey, body)
    return { ...written, storageKey }
  },

  async run(context: Save) {
    const { tx, input, actor, now, prepared } = context
    const { sha256, size } = prepared
    const work = await lockOwnWork(tx, actor.memberId, input.work_id)
    await requireLyricPlace(tx, work, input)
    const fileName = await nameOf(context)
    const same = await findSameMaterial(tx, input.track_id, 'lyric', sha256)
    const isReadSo = same?.encoding === null || same?.encoding === 'UTF-8'
    if (same?.file_name === fileName && isReadSo) return { material_id: same.id }
    await keep(context)
    const id = await attachMaterial(tx, {
      memberId: work.member_id,
      workId: work.id,
      trackId: input.track_id,
      type: 'lyric',
      fileName,
      sha256,
      size,
      encoding: 'UTF-8',
      now,
    })
    return { material_id: id }
  },
}

async function requireLyricPlace(tx: Tx, work: WorkRecord, { track_id: trackId }: Save['input']) {
  requireEditable(work)
  await requirePlace(tx, work, { trackId, type: 'lyric' })
}

async function nameOf({ tx, input }: Save): Promise<string> {
  const track = (await listTracks(tx, input.work_id)).find(({ id }) => id === input.track_id)
  const title = track?.details.title.replace(/[/\\]/g, ' ') || 'lyrics'
  return cleanFileName(`${title}.${isTimed(input.text) ? 'lrc' : 'txt'}`)
}

async function keep({ tx, now, prepared }: Save) {
  const { sha256, size, storageKey } = prepared
  if (storageKey === undefined) {
    // Swept since it was looked for: the next try writes it again.
    if (!(await markStoredFileUsed(tx, sha256))) throw new Refusal('unavailable')
    return
  }
  // Where somebody else stored the same words a moment ago, theirs are used, and the file that was written here goes by itself.
  await putStoredFile(tx, { sha256, storageKey, size, mediaType: 'text/plain', now })
}
