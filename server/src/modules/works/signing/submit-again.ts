import type { submitWorkAgain } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { holdLicensee } from '../../rights/rights.public'
import { requireVersion } from '../drafts/lock-on-version'
import { doerOf } from '../moves/doer'
import { requireFreeRecordings } from '../moves/require-free-recordings'
import { requireScope } from '../moves/scope-moves'
import { transition } from '../moves/transition'
import { agreementInForce } from './in-force'
import { prepareAgreement } from './prepare-agreement'

/** Only a file or a word outside the agreement was corrected: what was signed still says everything. */
export async function submitTheWorkAgain(context: CallContext<typeof submitWorkAgain>) {
  const { tx, input, actor, now } = context
  await holdLicensee(tx)
  const { status, version } = await transition(tx, input.id, {
    event: 'submitAgain',
    mover: 'member',
    doer: await doerOf(tx, actor),
    memberId: actor.memberId,
    now,
    along: { submitted_at: now },
    async guard(work) {
      requireVersion(work, input.version)
      if ((work.reasons as unknown[]).length === 0)
        throw new Refusal('conflict', { text: 'works.cannotMove' })
      await requireScope(tx, work, now)
      await requireFreeRecordings(tx, work)
      const prepared = await prepareAgreement(context, work.id)
      const { obstacle } = prepared
      // Whoever may publish may submit again: nothing is signed.
      if (obstacle && obstacle !== 'not_owner') {
        throw new Refusal('conflict', { text: `agreement.obstacle.${obstacle}`, data: { obstacle } })
      }
      const { inForce, textChanged } = await agreementInForce(context, prepared)
      if (inForce) return
      throw textChanged
        ? new Refusal('conflict', { text: 'agreement.textChanged', params: { what: textChanged.what } })
        : new Refusal('conflict', { text: 'agreement.changed' })
    },
  })
  return { status, version }
}
