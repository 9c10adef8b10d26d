import type { listCoverShadows } from '#contract/covers/calls'
import {
  type listManagedShadows,
  offerLimits,
  type removeShadow,
  type saveShadow,
} from '#contract/covers/desk-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { holdOffers } from '../offer-order.queries'
import { insertShadow, listShadows, lockShadow, removeShadowRow, updateShadow } from './shadows.queries'
import '../covers.texts'

export async function listTheShadows({ tx, language }: CallContext<typeof listCoverShadows>) {
  const found = await listShadows(tx)
  return found.map(({ names, ...shadow }) => ({ ...shadow, name: names[language] }))
}

export function listShadowsOfSite({ tx }: CallContext<typeof listManagedShadows>) {
  return listShadows(tx)
}

export async function saveTheShadow({ tx, input, actor, client, now }: CallContext<typeof saveShadow>) {
  const { id, ...fields } = input
  const about = { actor, client, now, subject: 'coverShadow', after: fields }
  if (id === undefined) {
    await holdOffers(tx)
    if ((await listShadows(tx)).length >= offerLimits.shadows) {
      throw new Refusal('conflict', { text: 'covers.tooManyOffered', params: { most: offerLimits.shadows } })
    }
    const added = await insertShadow(tx, fields)
    await recordAudit(tx, { ...about, action: 'covers.shadowAdded', subjectId: added })
    return { id: added }
  }
  const known = await lockShadow(tx, id)
  if (!known) throw new Refusal('notFound')
  await updateShadow(tx, id, fields)
  const { id: _, ...before } = known
  await recordAudit(tx, { ...about, action: 'covers.shadowChanged', subjectId: id, before })
  return { id }
}

/** Layers have the values of a shadow, not its number: they keep it. */
export async function removeTheShadow({ tx, input, actor, client, now }: CallContext<typeof removeShadow>) {
  const known = await lockShadow(tx, input.id)
  if (!known) return null
  await removeShadowRow(tx, known.id, now)
  const about = { actor, client, now, subject: 'coverShadow', subjectId: known.id }
  await recordAudit(tx, { ...about, action: 'covers.shadowRemoved', before: { names: known.names } })
  return null
}
