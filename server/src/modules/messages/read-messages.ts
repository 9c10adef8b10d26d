import type { readAllMessages, readMessage } from '#contract/messages/calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { signal } from '../../platform/live/signal'
import { Refusal } from '../../platform/refusal'
import { markAllRead, markRead, markReadByLink } from './messages.queries'

/** The bell goes down on every device at once, as it goes up. */
export async function readOne({ tx, actor, input, now }: CallContext<typeof readMessage>) {
  if (!(await markRead(tx, actor.memberId, input.id, now))) throw new Refusal('notFound')
  await signal(tx, actor.memberId, 'messages')
  return null
}

export async function readAll({ tx, actor, input, now }: CallContext<typeof readAllMessages>) {
  await markAllRead(tx, actor.memberId, input.up_to, now)
  await signal(tx, actor.memberId, 'messages')
  return null
}

/** For modules: the member stands before what these messages are about. */
export async function readByLink(tx: Tx, memberId: number, link: string, now: Date): Promise<void> {
  if ((await markReadByLink(tx, memberId, link, now)) > 0) await signal(tx, memberId, 'messages')
}
