// One rule for everything that says who may move money, or where it goes: it waits for a second person and for a day, once the site has money.
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DeedKind, WaitingDeed } from '#contract/deeds/deed'
import type { Tx } from '../../platform/database/query'
import { isUniqueViolation } from '../../platform/database/unique-violation'
import type { Answer } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { askOwner } from './ask-owner'
import { type DeedMeans, makerOf } from './deed-makers'
import { earliestOf, endOf, needsOwner } from './deeds.policy'
import { type DeedRow, findWaiting, hasPosted, insertDeed, listAdmins } from './deeds.queries'
import { linkHashOf } from './link-hash'
import './deeds.texts'
import { momentInChina } from './moment-in-china'
import { tellOfDeed } from './tell-of-deed'

interface Asked {
  kind: DeedKind
  subject: string
  change: unknown
}

/** Whether changes of this site wait: it has money. */
export const deedsWait = hasPosted

/**
 * Null: it was done. Otherwise it waits, and the answer says for whom. `act`: how the caller does it together with something
 * else, where nothing waits.
 */
export async function actOrPend(
  context: DeedMeans & { answer: Answer },
  asked: Asked,
  act?: () => Promise<void>,
): Promise<WaitingDeed | null> {
  const { tx, actor, client, now, answer } = context
  const { kind, subject } = asked
  const maker = makerOf(kind)
  const change = maker.change.parse(asked.change)
  const from = (await maker.readState(tx, subject)) ?? null
  const isImmediate = !(await hasPosted(tx))
  const before = isImmediate ? undefined : await findWaiting(tx, kind, subject)
  if (before) {
    if (!isDeepStrictEqual(before.change, asPlain(change)) || before.requested_by !== actor.staffId) {
      throw new Refusal('conflict', { text: 'deeds.otherWaits' })
    }
    return sayWaiting(tx, before, answer)
  }
  const link = randomBytes(32).toString('base64url')
  const linkHash = isImmediate ? null : linkHashOf(link)
  const deed = { kind, subject, change, from, staffId: actor.staffId, now, isImmediate, linkHash }
  const id = await insertDeed(tx, deed).catch(error => {
    if (!isUniqueViolation(error, 'pending_deeds_one_waiting')) throw error
    throw new Refusal('conflict', { text: 'deeds.otherWaits' })
  })
  if (isImmediate) {
    await (act ? act() : maker.perform(context, subject, change))
    return null
  }
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'deed.requested', subject: 'deed', subjectId: id },
    after: { kind, subject },
  })
  const told = { kind, subject, change, by: actor.name }
  await tellOfDeed(context, 'requested', told)
  await askOwner(context, told, link)
  return sayWaiting(tx, { id, requested_by: actor.staffId, requested_at: now }, answer)
}

/** As it comes back from its row. */
const asPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function sayWaiting(
  tx: Tx,
  deed: Pick<DeedRow, 'id' | 'requested_by' | 'requested_at'>,
  answer: Answer,
): Promise<WaitingDeed> {
  const isForOwner = needsOwner(deed, await listAdmins(tx))
  const earliest = earliestOf(deed)
  answer.text = {
    key: isForOwner ? 'deeds.waitsForOwner' : 'deeds.waitsForAdmin',
    params: { moment: momentInChina(earliest) },
  }
  return {
    id: deed.id,
    needs_owner: isForOwner,
    earliest_at: earliest.toISOString(),
    ends_at: endOf(deed).toISOString(),
  }
}
