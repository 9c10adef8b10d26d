import type { askArchive } from '#contract/archive/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { requireOpenAccount, spendOwnCode } from '../identity/identity.public'
import { notify } from '../messages/messages.public'
import { buildArchiveJob } from './archive-jobs'
import './archive.texts'
import { insertArchive, lockArchivesOf } from './archives.queries'
import { moveArchive } from './move-archive'

/** The account is held, so that of two at once the second finds the first. */
export async function askForArchive(context: CallContext<typeof askArchive>) {
  const { tx, input, actor, secrets, now, answer } = context
  await requireOpenAccount(tx, actor.memberId)
  const standing = await lockArchivesOf(tx, actor.memberId)
  if (standing.some(({ state }) => state !== 'ready')) {
    throw new Refusal('conflict', { text: 'archive.underWay' })
  }
  await spendOwnCode(tx, secrets, actor, { purpose: 'archive', code: input.sms_code }, now)
  // Two would take the room of two.
  for (const archive of standing) await moveArchive(tx, archive, 'expire', { now })
  const archiveId = await insertArchive(tx, actor.memberId, now)
  await enqueue(tx, buildArchiveJob, { archiveId })
  await notify(tx, {
    ...{ memberId: actor.memberId, kind: 'security', template: 'archive.asked' },
    ...{ link: archivePage, isUrgent: true },
  })
  answer.text = { key: 'archive.askedNow' }
  return null
}

/** Where its owner acts on it. */
export const archivePage = '/person-center/reset-pwd'
