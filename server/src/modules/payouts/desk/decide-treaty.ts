// A treaty document lowers what is withheld from a non-resident: one person of finance enters it, another one confirms it. To refuse or end it
// raises the tax again and is for one person.
import { todayInChina } from '#contract/identity/age'
import { payoutDesk } from '#contract/payouts/payout-desk'
import { type TreatyState, treatyTransitions } from '#contract/payouts/treaty'
import type { confirmTreaty, endTreaty, proposeTreaty } from '#contract/payouts/treaty-calls'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext, PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { areInOffice, listSelves } from '../../deeds/deeds.public'
import { insertUpload, type WrittenFile, writeFile } from '../../files/files.public'
import { findPayee, lockAccount } from '../../identity/identity.public'
import { findResidence, lockPeople } from '../tax/tax.queries'
import {
  insertTreaty,
  listOpenTreaties,
  putConfirmed,
  putEnded,
  readTreaty,
  type TreatyRow,
} from '../tax/treaties.queries'
import { isOwnMember } from '../withdrawals/handled.queries'
import { refuseHandsOff } from './decide-payout'
import './treaties.texts'
import { whyNotConfirm } from './treaty.policy'

type Proposing = PreparedContext<typeof proposeTreaty, WrittenFile>

/** The document is kept before the transaction; whether it is wanted is known in it. */
export const proposeTheTreaty = {
  prepare: (context: PrepareContext<typeof proposeTreaty>) => writeFile(context, 'document'),
  run: propose,
}

async function propose(context: Proposing) {
  const { tx, input, actor, now, secrets, prepared: file } = context
  const { member_id: memberId, reason, valid_until: validUntil } = input
  const payee = await findPayee(tx, secrets, memberId, now)
  const residence = await findResidence(tx, memberId)
  if (typeof payee === 'string' || payee.person.document !== 'passport' || residence !== 'non_resident') {
    throw new Refusal('conflict', { text: 'payouts.treaty.resident' })
  }
  const { index } = payee.person
  await lockPeople(tx, [index])
  if (!(await lockAccount(tx, memberId))) throw new Refusal('notFound')
  if (await isOwnMember(tx, actor.staffId, memberId)) refuseHandsOff('own')
  if (validUntil < todayInChina(now)) {
    throw new Refusal('invalidInput', { fields: [{ field: 'valid_until', text: 'payouts.treaty.over' }] })
  }
  const rate = Math.round(Number(input.rate) * 100)
  await insertUpload(tx, { ...file, owner: { staffId: actor.staffId }, now })
  try {
    await insertTreaty(tx, {
      memberId,
      index,
      rate,
      validUntil,
      uploadId: file.id,
      reason,
      staffId: actor.staffId,
      now,
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'tax_treaties_one_proposed')) throw error
    throw new Refusal('conflict', { text: 'payouts.treaty.waits' })
  }
  await audit(context, memberId, 'payout.treatyProposed', { rate: input.rate, validUntil, reason })
  return null
}

/** Whoever is approved meanwhile waits for the person, and is taxed by what is then in force. */
export async function confirmTheTreaty(context: CallContext<typeof confirmTreaty>) {
  const { tx, actor, now } = context
  const treaty = await lockTreaty(context)
  const { member_id: memberId, valid_until: validUntil } = treaty
  const isOwn = await isOwnMember(tx, actor.staffId, memberId)
  const hands = { selves: await listSelves(tx, actor.staffId), isOwn, proposedBy: treaty.proposed_by }
  const why = whyNotConfirm(hands)
  if (why === 'own') refuseHandsOff('own')
  if (why) throw new Refusal('forbidden', { text: 'payouts.treaty.notAlone' })
  requireStep(treaty, 'confirm')
  if (validUntil < todayInChina(now)) throw new Refusal('conflict', { text: 'payouts.treaty.over' })
  const by = { staffId: actor.staffId, now }
  const open = await listOpenTreaties(tx, memberId, treaty.person_index)
  const before = open.find(({ state }) => state === 'confirmed')
  if (before) await putEnded(tx, before.id, { state: 'ended', reason: 'payouts.treaty.replaced', ...by })
  await putConfirmed(tx, treaty.id, by)
  await audit(context, memberId, 'payout.treatyConfirmed', { rate: treaty.rate / 100, validUntil })
  if (!(await areInOffice(tx, [treaty.proposed_by], payoutDesk))) {
    throw new Refusal('conflict', { text: 'payouts.treaty.proposerGone' })
  }
  return null
}

export async function endTheTreaty(context: CallContext<typeof endTreaty>) {
  const { tx, input, actor, now } = context
  const treaty = await lockTreaty(context)
  if (await isOwnMember(tx, actor.staffId, treaty.member_id)) refuseHandsOff('own')
  const state = requireStep(treaty, 'end') as 'refused' | 'ended'
  const { reason } = input
  await putEnded(tx, treaty.id, { state, reason, staffId: actor.staffId, now })
  await audit(context, treaty.member_id, 'payout.treatyEnded', { state, reason })
  return null
}

/** Its person and its account are held: it is not decided twice, and nothing is withheld by it meanwhile. */
async function lockTreaty({ tx, input }: { tx: Tx; input: { id: number } }): Promise<TreatyRow> {
  const found = await readTreaty(tx, input.id)
  if (!found) throw new Refusal('notFound')
  await lockPeople(tx, [found.person_index])
  await lockAccount(tx, found.member_id)
  return (await readTreaty(tx, input.id)) ?? found
}

function requireStep({ state }: TreatyRow, event: keyof typeof treatyTransitions): TreatyState {
  const moves: Partial<Record<string, TreatyState>> = treatyTransitions[event]
  const after = moves[state]
  if (!after) throw new Refusal('conflict', { text: 'payouts.treaty.decided' })
  return after
}

const audit = (
  { tx, actor, client, now }: Pick<Proposing, 'tx' | 'actor' | 'client' | 'now'>,
  memberId: number,
  action: string,
  after: unknown,
) => recordAudit(tx, { actor, client, now, action, subject: 'member', subjectId: memberId, after })
