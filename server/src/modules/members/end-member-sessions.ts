import type { endMemberSessions } from '#contract/members/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { deleteSessionOf, deleteSessionsOf } from '../identity/identity.public'
import { hasMember } from './members.queries'
import './members.texts'

/** A device that is logged out already is no mistake, and nothing to write down. */
export async function endTheirSessions(context: CallContext<typeof endMemberSessions>) {
  const { tx, input, actor, client, now, answer } = context
  if (!(await hasMember(tx, input.id))) throw new Refusal('notFound')
  const ended = input.session
    ? await deleteSessionOf(tx, input.id, input.session)
    : await deleteSessionsOf(tx, input.id)
  if (ended > 0) {
    await recordAudit(tx, {
      actor,
      client,
      now,
      action: 'member.sessionsEnded',
      subject: 'member',
      subjectId: input.id,
      before: { sessions: ended },
    })
  }
  answer.text = { key: input.session ? 'members.sessionEnded' : 'members.sessionsEnded' }
  return null
}
