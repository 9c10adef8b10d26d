// A case that ended otherwise than upheld: nothing stands behind it any more.
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { settleDisputeJob } from '../income/income.public'
import { theSystem } from '../works/works.public'
import type { CaseRecord } from './infringement.queries'
import { bringBack } from './measures'
import { tellMember } from './tell-sides'

interface End {
  note: string
  now: Date
  doer?: typeof theSystem
}

/** Of a case without a measure its member never heard; what it kept from coming back comes back under the number they know. */
export async function endCase(tx: Tx, claim: CaseRecord, { note, now, doer = theSystem }: End) {
  if (claim.work_id === null) return
  await enqueue(tx, settleDisputeJob, { caseId: claim.id })
  const { back, isHeld } = await bringBack(tx, claim.work_id, { doer, note, now })
  if (claim.measure === null) {
    for (const earlier of back) await tellMember(tx, earlier, 'lifted')
    return
  }
  await tellMember(tx, claim, back.length > 0 ? 'lifted' : isHeld ? 'liftedWaits' : 'liftedOnly')
}

/** Nothing of a release is held for a case any more, but another one may be: the release and its money go on unless that one holds them. */
export async function leaveAlone(
  tx: Tx,
  { id, work_id }: Pick<CaseRecord, 'id' | 'work_id'>,
  { note, now, doer = theSystem }: End,
) {
  if (work_id === null) return
  await enqueue(tx, settleDisputeJob, { caseId: id })
  const { back } = await bringBack(tx, work_id, { doer, note, now })
  for (const earlier of back) await tellMember(tx, earlier, 'lifted')
}
