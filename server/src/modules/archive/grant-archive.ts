import { randomUUID } from 'node:crypto'
import type { grantArchive } from '#contract/archive/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { requireOpenAccount, spendOwnCode } from '../identity/identity.public'
import { notify } from '../messages/messages.public'
import { archiveLink } from './archive-link'
import './archive.texts'
import { canTake } from './archive.policy'
import { lockArchivesOf, putLink } from './archives.queries'
import { archivePage } from './ask-archive'

/** A code for each download, which ends the link of the one before; whoever owns the account hears of each. */
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
  const link = randomUUID()
  await putLink(tx, archive.id, link)
  return { url: archiveLink({ secrets, now, actor }, tx.agentId, { id: archive.id, link }) }
}
