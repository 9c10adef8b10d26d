import type { submitIdentity } from '#contract/identity/verification-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { ownUpload } from '../../files/files.public'
import { hasConsented, recordConsent } from '../consents/record-consent'
import { type DocumentKind, indexOfNumber, readDocument, sealNumber } from './document-number'
import { readTicket } from './identity-ticket'
import { findKept } from './kept-identity'
import {
  approvedCheck,
  endDrafts,
  insertCheck,
  isTaken,
  latestCheck,
  lockMember,
  putScan,
} from './verification.queries'
import './verification.texts'

const scansOf = { resident_id: ['id_front', 'id_back'], passport: ['passport_page'] } as const

type Submit = CallContext<typeof submitIdentity>

export async function handInIdentity(context: Submit) {
  const { tx, input, secrets, site, client, now, answer } = context
  const { memberId } = readTicket(secrets, site.agentId, input.ticket, now)
  const member = await lockMember(tx, memberId)
  if (member?.state !== 'active') throw new Refusal('linkExpired')
  await requireOpen(tx, memberId)
  const { number, scans } = await withKept(context, memberId)
  const document = readDocument(input.document, number, 'number', now)
  if (document.isMinor) throw new Refusal('minorNeedsGuardian', { data: { next: '/realidcation' } })
  await requireScans(tx, memberId, input.document, scans)
  const numberIndex = indexOfNumber(secrets, input.document, document.number)
  await requireSamePerson(tx, memberId, numberIndex)
  if (await isTaken(tx, numberIndex, memberId)) throw new Refusal('identityTaken')
  await requireConsent(tx, memberId, input.consent, client.address, now)
  await endDrafts(tx, memberId)
  const checkId = await insertCheck(tx, {
    memberId,
    kind: 'adult',
    state: 'waiting',
    now,
    name: input.name,
    document: input.document,
    number_sealed: sealNumber(secrets, memberId, document.number),
    number_index: numberIndex,
    birth_date: document.birthDate,
  })
  for (const { kind, upload_id } of scans) await putScan(tx, checkId, kind, upload_id)
  answer.text = { key: 'verification.handedIn' }
  return { state: 'waiting' as const }
}

/** Documents are sensitive: nobody's are taken without a word of their own about it. */
async function requireConsent(tx: Tx, memberId: number, isTicked: boolean, address: string, now: Date) {
  if (isTicked) return recordConsent(tx, { memberId, kind: 'documents', isGiven: true, address, now })
  if (await hasConsented(tx, memberId, 'documents')) return
  throw new Refusal('invalidInput', { fields: [{ field: 'consent', text: 'consents.documentsMissing' }] })
}

/** A verified minor may come again: at 18 a new check makes it a full account. */
async function requireOpen(tx: Tx, memberId: number) {
  const latest = await latestCheck(tx, memberId)
  if (latest?.state === 'waiting') throw new Refusal('conflict', { text: 'verification.alreadyWaiting' })
  if (latest?.state === 'approved' && latest.kind === 'adult') {
    throw new Refusal('conflict', { text: 'verification.alreadyVerified' })
  }
}

/** Coming of age changes nobody into somebody else. */
async function requireSamePerson(tx: Tx, memberId: number, numberIndex: Buffer) {
  const before = await approvedCheck(tx, memberId)
  if (!before?.number_index || before.number_index.equals(numberIndex)) return
  const text = 'verification.otherNumber'
  throw new Refusal('conflict', { text, fields: [{ field: 'number', text }] })
}

/** What was sent, completed by what the try before leaves of the same document. */
async function withKept({ tx, input, secrets }: Submit, memberId: number) {
  const kept = await findKept(tx, secrets, memberId)
  const same = kept?.document === input.document ? kept : undefined
  const number = input.number ?? same?.number
  if (number === undefined) {
    throw new Refusal('invalidInput', { fields: [{ field: 'number', text: 'field.required' }] })
  }
  const isSent = (kind: string) => input.scans.some(scan => scan.kind === kind)
  return { number, scans: [...input.scans, ...(same?.scans.filter(({ kind }) => !isSent(kind)) ?? [])] }
}

async function requireScans(
  tx: Tx,
  memberId: number,
  document: DocumentKind,
  scans: Submit['input']['scans'],
) {
  const missing = scansOf[document].filter(kind => !scans.some(scan => scan.kind === kind))
  if (missing.length > 0) {
    const fields = missing.map(kind => ({ field: `scans.${kind}`, text: 'verification.scanMissing' }))
    throw new Refusal('invalidInput', { fields })
  }
  for (const { kind, upload_id } of scans) {
    await ownUpload(tx, { id: upload_id, memberId, purpose: 'document', field: `scans.${kind}` })
  }
}
