import type { grantArchive } from '#contract/archive/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { requireOpenAccount, spendOwnCode } from '../identity/identity.public'
import { notify } from '../messages/messages.public'
import { archiveLink } from './archive-link'
import './archive.texts'
import { canTake } from './archive.policy'
import { lockArchivesOf } from './archives.queries'
import { archivePage } from './ask-archive'

/** A code for each download; whoever owns the account hears of each. */
export async function grantTheArchive(context: CallContext<typeof grantArchive>) {
  const { tx, input, actor, secrets, now, answer } = context
  await requireOpenAccount(tx, actor.memberId)
  const archive = (await lockArchivesOf(tx, actor.memberId)).find(candidate => canTake(candidate, now))
  if (!archive) throw new Refusal('conflict', { text: 'archive.none' })
  await spendOwnCode(tx, secrets, actor, { purpose: 'archive', code: input.sms_code }, now)
  await notify(tx, {
    ...{ memberId: actor.memberId, kind: 'security', template: 'archive.taken' },
    ...{ link: archivePage, isUrgent: true },
  })
  answer.text = { key: 'archive.grantedNow' }
  return { url: archiveLink({ secrets, now, actor }, tx.agentId, archive.id) }
}
