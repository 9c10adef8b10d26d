import type { grantBatchFile } from '#contract/payouts/batch-calls'
import { requireNoHold } from '../../../platform/hold/site-hold'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { batchLink } from './batch-link'
import './batches.texts'
import { findBatch } from './batches.queries'

/** Its call takes a code of the app each time: a session that somebody left open shows no account number. */
export async function grantTheFile(context: CallContext<typeof grantBatchFile>) {
  const { tx, input, actor, site, secrets, client, now } = context
  await requireNoHold(tx, 'hold.payouts')
  const batch = await findBatch(tx, input.id)
  if (!batch) throw new Refusal('notFound')
  if (batch.file_key === null) throw new Refusal('conflict', { text: 'payouts.fileNotReady' })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.fileGranted', subject: 'payoutBatch', subjectId: batch.id },
    after: { number: batch.number },
  })
  return { url: batchLink({ secrets, now, actor }, { agentId: site.agentId, batchId: batch.id }) }
}
