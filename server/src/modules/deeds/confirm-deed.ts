import type { DeedKind } from '#contract/deeds/deed'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { performDeedsJob } from './deed-jobs'
import type { DeedMeans } from './deed-makers'
import { readyAfterClick, whyNotConfirm } from './deeds.policy'
import { type DeedRow, listAdmins, putClicked } from './deeds.queries'
import './deeds.texts'
import { tellOfDeed } from './tell-of-deed'

/** In the name of the owner: by the link of the mail, or by who runs the server. Answers when it acts. */
export async function confirmDeed(
  { tx, client, now, services }: Omit<DeedMeans, 'actor'> & { tx: Tx },
  deed: DeedRow,
): Promise<Date> {
  const obstacle = whyNotConfirm(deed, await listAdmins(tx), now)
  if (obstacle) throw new Refusal('conflict', { text: `deeds.cannotConfirm.${obstacle}` })
  const readyAt = readyAfterClick(now)
  await putClicked(tx, deed.id, { now, readyAt })
  await enqueue(tx, performDeedsJob, {}, { runAt: readyAt })
  const { subject, change } = deed
  const kind = deed.kind as DeedKind
  await recordAudit(tx, {
    ...{ actor: null, client, now, action: 'deed.confirmed', subject: 'deed', subjectId: deed.id },
    after: { kind, subject },
  })
  await tellOfDeed({ tx, services }, 'confirmed', { kind, subject, change, by: '' })
  return readyAt
}
