import type { retryAllDeliveries, retryDelivery } from '#contract/distribution/delivery-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { recordAudit } from '../../audit/audit.public'
import { retryJob } from './retry-deliveries.job'
import { tryAgain } from './try-again'

export async function retryTheDeliveries(context: CallContext<typeof retryDelivery>) {
  const { tx, input, actor, client, now } = context
  const ids = [...new Set(input.ids)]
  const tried = await tryAgain(tx, ids, { staffId: actor.staffId, now })
  const about = { actor, client, now, action: 'delivery.retry', subject: 'delivery' }
  for (const id of tried) await recordAudit(tx, { ...about, subjectId: id })
  return { retried: tried.length, skipped: ids.length - tried.length }
}

export async function retryAllOfThem(context: CallContext<typeof retryAllDeliveries>) {
  const { tx, input, actor, client, now } = context
  await enqueue(tx, retryJob, { wanted: input, staffId: actor.staffId, askedAt: now.toISOString() })
  const about = { actor, client, now, subject: 'delivery', subjectId: '' }
  await recordAudit(tx, { ...about, action: 'delivery.retryAll', after: input })
  return null
}
