import type { ReleaseDetails, TrackDetails } from '#contract/works/work'
import type { copyWork } from '#contract/works/work-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { portionsOf } from '../../../platform/portions'
import { Refusal } from '../../../platform/refusal'
import type { Storage } from '../../../platform/storage/storage'
import { say } from '../../../platform/texts/texts'
import { listFilesOfWork, listUnsettledMaterials } from '../materials/materials.queries'
import { enqueueCheck } from '../materials/queue-check'
import { doerOf } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { ownWork } from '../own-work'
import { copyMaterials } from '../revisions/revisions.queries'
import { canCopy } from '../works.policy'
import { insertTrack, insertWork, listTracks, markGeneratedCover } from '../works.queries'
import { putDraft } from './put-draft'

type Files = Awaited<ReturnType<typeof listFilesOfWork>>
type Context = PreparedContext<typeof copyWork, Files>

/** A code names one release and one recording: the next ones get their own. */
const withoutUpc = (details: ReleaseDetails): ReleaseDetails => ({ ...details, upc: '' })
const withoutIsrc = (details: TrackDetails): TrackDetails => ({ ...details, isrc: '' })

/** A past release as the beginning of the next one. Its files are shared; one that is gone is left out, and told. */
export const copyRelease = {
  /** Which files are gone. Asking the storage takes its time. */
  async prepare({ read, input, actor, services }: PrepareContext<typeof copyWork>): Promise<Files> {
    const work = await read(tx => ownWork(tx, actor.memberId, input.id))
    return findGone(services.storage, await read(tx => listFilesOfWork(tx, work.id)))
  },

  async run({ tx, input, actor, now, language, prepared: gone }: Context) {
    const work = await ownWork(tx, actor.memberId, input.id)
    if (!canCopy(work)) throw new Refusal('conflict', { text: 'works.cannotCopy' })
    const details = withoutUpc(work.details)
    const scope = { ...work.scope, release_date: null }
    const id = await insertWork(tx, { memberId: work.member_id, kind: work.kind, details, scope, now })
    const trackIds = new Map<number, number>()
    for (const { id: trackId, position, details: track } of await listTracks(tx, work.id)) {
      trackIds.set(trackId, await insertTrack(tx, { workId: id, position, details: withoutIsrc(track) }))
    }
    await copyMaterials(
      tx,
      work.id,
      id,
      trackIds,
      gone.map(({ sha256 }) => sha256),
    )
    // Whose check is still under way gets one of its own.
    for (const material of await listUnsettledMaterials(tx, id)) await enqueueCheck(tx, material.id)
    if (work.has_generated_cover) await markGeneratedCover(tx, id)
    await putDraft(tx, { id, member_id: work.member_id, upc: null }, { details, scope }, now)
    const without = gone.map(({ file_name }) => file_name)
    await writeHistory(tx, {
      workId: id,
      event: 'copy',
      from: null,
      to: '00',
      doer: await doerOf(tx, actor),
      note:
        without.length > 0 ? say('works.copiedWithout', language, { files: without.join(', ') }) : undefined,
      now,
    })
    return { id, without }
  },
}

async function findGone(storage: Storage, files: Files): Promise<Files> {
  const gone: Files = []
  for (const portion of portionsOf(files, 16)) {
    const sizes = await Promise.all(portion.map(file => storage.size(file.storage_key)))
    gone.push(...portion.filter((_, index) => sizes[index] === undefined))
  }
  return gone
}
