import { todayInChina } from '#contract/identity/age'
import { type Missing, missingOf } from '#contract/works/missing'
import type { completeWork } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { isEnterprise } from '../../identity/identity.public'
import { requireVersion } from '../drafts/lock-on-version'
import { noteNamesOf } from '../drafts/suggest-names'
import { listDraftMaterials, listTracks, type WorkRecord } from '../works.queries'
import { doerOf } from './doer'
import { requireFreeRecordings } from './require-free-recordings'
import { transition } from './transition'

export async function completeDraft({ tx, input, actor, now }: CallContext<typeof completeWork>) {
  const { status, version, work } = await transition(tx, input.id, {
    event: 'complete',
    mover: 'member',
    doer: await doerOf(tx, actor),
    memberId: actor.memberId,
    now,
    async guard(work) {
      requireVersion(work, input.version)
      if (work.purpose === 'supplement') throw new Refusal('conflict', { text: 'works.cannotMove' })
      await requireComplete(tx, work, now)
      await requireFreeRecordings(tx, work)
    },
  })
  await noteNamesOf(tx, actor.memberId, work.details, await listTracks(tx, work.id), now)
  return { status, version }
}

/** Every required field and material, and the rights gate: the same list that the page shows. */
async function requireComplete(tx: Tx, work: WorkRecord, now: Date) {
  refuseMissing(await missingIn(tx, work, now))
}

/** A supplement adds files to what reviewers passed: a field that is asked for only since then cannot be filled in there. */
export async function requireCompleteFiles(tx: Tx, work: WorkRecord, now: Date) {
  const missing = await missingIn(tx, work, now)
  refuseMissing(missing.filter(({ step, why }) => step === 2 || why !== 'empty'))
}

async function missingIn(tx: Tx, work: WorkRecord, now: Date) {
  return missingOf(
    {
      kind: work.kind,
      details: work.details,
      tracks: await listTracks(tx, work.id),
      materials: await listDraftMaterials(tx, work.id),
    },
    { isEnterprise: await isEnterprise(tx, work.member_id), today: todayInChina(now) },
  )
}

export function refuseMissing(missing: Missing[]) {
  if (missing.length === 0) return
  throw new Refusal('invalidInput', {
    text: 'works.incomplete',
    params: { count: missing.length },
    data: { missing },
  })
}
