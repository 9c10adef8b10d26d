// Whoever claims a work reviews it, and nobody else. A claim that is not renewed ends by itself: somebody went home.
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { recordAudit } from '../../audit/audit.public'
import { setClaim } from '../../works/works.public'
import { claimMilliseconds, endClaim } from './end-claim.job'

type Asked = Pick<CallContext, 'tx' | 'client' | 'now'> & { actor: { staffId: number; name: string } }

/** The caller holds the work. */
export async function takeClaim({ tx, actor, client, now }: Asked, workId: number): Promise<void> {
  await setClaim(tx, workId, actor.staffId, now)
  const runAt = new Date(now.getTime() + claimMilliseconds)
  await enqueue(tx, endClaim, { workId }, { key: `endClaim ${workId}`, runAt })
  await recordAudit(tx, { actor, client, now, action: 'work.claim', subject: 'work', subjectId: workId })
}
