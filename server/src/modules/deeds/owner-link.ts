// What the link in the owner's mail opens. Looking at it changes nothing: mail servers follow links, too.
import type * as calls from '#contract/deeds/calls'
import type { DeedKind } from '#contract/deeds/deed'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { confirmDeed } from './confirm-deed'
import { whyNotConfirm } from './deeds.policy'
import { findDeedByLink, listAdmins, lockDeedByLink, putEnded } from './deeds.queries'
import { linkHashOf } from './link-hash'
import './deeds.texts'
import { momentInChina } from './moment-in-china'
import { presentDeed } from './present-deed'
import { tellOfDeed } from './tell-of-deed'

export async function readTheOwnerDeed(context: CallContext<typeof calls.readOwnerDeed>) {
  const { tx, input, language, now } = context
  const found = await findDeedByLink(tx, linkHashOf(input.link))
  if (!found) throw new Refusal('linkExpired', { text: 'deeds.noLink' })
  const admins = await listAdmins(tx)
  const { what, state, requested_by, requested_at, ready_at, ends_at } = presentDeed(found, {
    ...{ staffId: 0, language, admins, now },
  })
  return {
    ...{ what, state, requested_by, requested_at, ready_at, ends_at },
    cannot_confirm: whyNotConfirm(found, admins, now) ?? null,
  }
}

async function lockLinked({ tx, input }: CallContext<typeof calls.confirmOwnerDeed>) {
  const deed = await lockDeedByLink(tx, linkHashOf(input.link))
  if (!deed) throw new Refusal('linkExpired', { text: 'deeds.noLink' })
  return deed
}

export async function confirmTheOwnerDeed(context: CallContext<typeof calls.confirmOwnerDeed>) {
  const readyAt = await confirmDeed(context, await lockLinked(context))
  context.answer.text = { key: 'deeds.confirmed', params: { moment: momentInChina(readyAt) } }
  return null
}

export async function stopTheOwnerDeed(context: CallContext<typeof calls.stopOwnerDeed>) {
  const { tx, client, now, answer } = context
  const deed = await lockLinked(context)
  if (deed.state !== 'waiting') throw new Refusal('conflict', { text: 'deeds.cannotConfirm.ended' })
  await putEnded(tx, deed.id, { state: 'stopped', now })
  const { subject, change } = deed
  const kind = deed.kind as DeedKind
  await recordAudit(tx, {
    ...{ actor: null, client, now, action: 'deed.stopped', subject: 'deed', subjectId: deed.id },
    after: { kind, subject },
  })
  await tellOfDeed(context, 'stoppedByOwner', { kind, subject, change, by: '' })
  answer.text = { key: 'deeds.stopped' }
  return null
}
