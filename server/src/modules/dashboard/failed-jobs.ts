import { z } from 'zod'
import type { dropJob, listFailedJobs, retryJob } from '#contract/dashboard/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { dropFailed, listFailed, retryFailed } from './dashboard.queries'

const placeShape = z.object({ id: place.id })

export async function listTheFailedJobs({ tx, input }: CallContext<typeof listFailedJobs>) {
  const after = readCursor(placeShape, input.cursor)
  const found = await listFailed(tx, after?.id ?? null, input.limit + 1)
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => ({ id }))
  const items = shown.map(({ id, task, payload, attempts, last_error, created_at, failed_at }) => ({
    id,
    task,
    about: namedIn(payload),
    attempts,
    error: last_error ?? '',
    created_at: created_at.toISOString(),
    failed_at: failed_at.toISOString(),
  }))
  return { items, next_cursor }
}

/** Ids and names alone: what else a job carries is not for showing, a text message's code for instance. */
function namedIn(payload: Record<string, unknown>): Record<string, string | number> {
  const named = Object.entries(payload).filter(
    (entry): entry is [string, number] =>
      entry[0] !== 'agentId' && /Id$/.test(entry[0]) && typeof entry[1] === 'number',
  )
  return Object.fromEntries(named)
}

export async function retryTheJob(context: CallContext<typeof retryJob>) {
  if (!(await retryFailed(context.tx, context.input.id))) throw new Refusal('notFound')
  await note(context, 'job.retry')
  return null
}

export async function dropTheJob(context: CallContext<typeof dropJob>) {
  if (!(await dropFailed(context.tx, context.input.id))) throw new Refusal('notFound')
  await note(context, 'job.drop')
  return null
}

function note({ tx, input, actor, client, now }: CallContext<typeof retryJob>, action: string) {
  return recordAudit(tx, { actor, client, now, action, subject: 'job', subjectId: input.id })
}
