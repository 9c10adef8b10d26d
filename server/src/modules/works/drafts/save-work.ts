import type { TrackDetails } from '#contract/works/work'
import type { saveWork } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { canChangeScope, canEdit } from '../works.policy'
import { listTracks, putTrack, type WorkRecord } from '../works.queries'
import { disclosed } from './disclose-cover'
import { lockOnVersion } from './lock-on-version'
import { putDraft } from './put-draft'

type Input = CallContext<typeof saveWork>['input']

export async function saveDraft({ tx, input, actor, now }: CallContext<typeof saveWork>) {
  const work = await lockOnVersion(tx, actor.memberId, input)
  requireOpen(work, input)
  if (input.tracks) await saveTracks(tx, work.id, input.tracks)
  const details = disclosed(work, { ...work.details, ...input.details })
  const scope = { ...work.scope, ...input.scope }
  const version = await putDraft(tx, work, { details, scope }, now)
  return { version, saved_at: now.toISOString() }
}

/** The scope may change longer than the rest; a supplement changes neither. */
function requireOpen(work: WorkRecord, { details, tracks, scope }: Input) {
  const isRefused =
    ((details || tracks) && !canEdit(work)) ||
    (scope && !canChangeScope(work)) ||
    work.purpose === 'supplement'
  if (isRefused) throw new Refusal('conflict', { text: 'works.notEditable' })
}

async function saveTracks(tx: Tx, workId: number, changes: NonNullable<Input['tracks']>) {
  const tracks = new Map((await listTracks(tx, workId)).map(track => [track.id, track]))
  for (const { id, details } of changes) {
    const track = tracks.get(id)
    if (!track) throw new Refusal('notFound')
    const rights = { ...track.details.rights, ...details.rights }
    await putTrack(tx, id, { ...track.details, ...details, rights } as TrackDetails)
  }
}
