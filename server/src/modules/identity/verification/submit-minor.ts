import { minorDocuments } from '#contract/identity/account'
import type { submitMinor } from '#contract/identity/verification-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { ownUpload } from '../../files/files.public'
import { recordConsent } from '../consents/record-consent'
import { noteSensitiveChange } from '../identity.queries'
import { tellNumber } from '../security/tell-number'
import { spendCode } from '../sms-codes/spend-code'
import { childFields, guardianCode, guardianFields, readChild, readGuardian } from './minor-details'
import { readIdentity } from './read-identity'
import {
  approvedCheck,
  handInCheck,
  insertCheck,
  latestCheck,
  listScans,
  lockMember,
  markMinor,
  putScan,
  updateCheck,
} from './verification.queries'
import './verification.texts'

type Submit = CallContext<typeof submitMinor>

/** Keeps what is there; with `submit` everything must be there. A refused submission is corrected in place. */
export async function handInMinor(context: Submit) {
  const { tx, input, actor, secrets, client, now, answer } = context
  const { memberId } = actor
  await lockMember(tx, memberId)
  await requireMinorsWay(tx, memberId)
  const child = input.child && readChild(input.child, 'child', now)
  const guardian = input.guardian && readGuardian(input.guardian, 'guardian', now)
  if (guardian) await spendCode(tx, secrets, guardianCode(guardian, 'guardian'), now)
  for (const { kind, upload_id } of input.documents) {
    await ownUpload(tx, { id: upload_id, memberId, purpose: 'document', field: `documents.${kind}` })
  }
  const checkId = await openDraft(context)
  await updateCheck(tx, checkId, {
    ...(child && childFields(secrets, memberId, child)),
    ...(guardian && guardianFields(secrets, memberId, guardian)),
    document: 'resident_id',
  })
  for (const { kind, upload_id } of input.documents) await putScan(tx, checkId, kind, upload_id)
  if (child) await markMinor(tx, memberId)
  if (guardian) await noteOtherGuardian(context)
  if (input.submit) {
    await handIn(tx, memberId, checkId, now)
    // The sheet that the guardian has signed says so.
    const address = client.address
    await recordConsent(tx, { memberId, kind: 'documents', isGiven: true, address, now })
  }
  answer.text = { key: input.submit ? 'verification.handedIn' : 'verification.kept' }
  return readIdentity(tx, memberId, context)
}

/** The one who was approved before hears of it, whoever it is now. */
async function noteOtherGuardian(context: Submit) {
  const { tx, actor, now } = context
  const before = (await approvedCheck(tx, actor.memberId))?.guardian_mobile
  await noteSensitiveChange(tx, actor.memberId, 'guardian', now)
  if (!before) return
  const said = { title: 'security.guardian.title', text: 'security.guardian.sms', path: '/realidcation' }
  await tellNumber(context, before, said)
}

async function requireMinorsWay(tx: Tx, memberId: number) {
  const latest = await latestCheck(tx, memberId)
  if (latest?.state === 'waiting') throw new Refusal('conflict', { text: 'verification.alreadyWaiting' })
  if (latest?.state === 'approved' && latest.kind === 'adult') {
    throw new Refusal('conflict', { text: 'verification.alreadyVerified' })
  }
}

/** The draft or refused submission at hand; for a new guardian of an approved minor a new one with the child's details. */
async function openDraft({ tx, actor, now }: Submit): Promise<number> {
  const { memberId } = actor
  const latest = await latestCheck(tx, memberId)
  if (latest && latest.kind === 'minor' && latest.state !== 'approved') return latest.id
  const approved = await approvedCheck(tx, memberId)
  return insertCheck(tx, {
    memberId,
    kind: 'minor',
    state: 'draft',
    now,
    ...(approved && {
      name: approved.name ?? undefined,
      number_sealed: approved.number_sealed ?? undefined,
      number_index: approved.number_index ?? undefined,
      birth_date: approved.birth_date,
    }),
  })
}

async function handIn(tx: Tx, memberId: number, checkId: number, now: Date) {
  const check = await latestCheck(tx, memberId)
  const scans = await listScans(tx, checkId)
  const missing = [
    ...(check?.number_sealed ? [] : ['child']),
    ...(check?.guardian_number_sealed ? [] : ['guardian']),
    ...minorDocuments
      .filter(kind => !scans.some(scan => scan.kind === kind))
      .map(kind => `documents.${kind}`),
  ]
  if (missing.length > 0) {
    const fields = missing.map(field => ({
      field,
      text: field.startsWith('documents.') ? 'verification.scanMissing' : 'field.required',
    }))
    throw new Refusal('invalidInput', { fields })
  }
  await handInCheck(tx, checkId, now)
}
