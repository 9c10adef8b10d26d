import { createHash } from 'node:crypto'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import type { StoreFile } from '../../platform/storage/store-noted'
import type { Signer } from '../identity/identity.public'
import { drawAgreement } from './agreement-pdf'
import type { NewAgreement } from './agreements.queries'

export interface SignedAgreement {
  workId: number
  memberId: number
  terms: AgreementTerms
  termsHash: Buffer
  rate: string
  signer: Signer
  client: { address: string; userAgent: string }
  codeHash: Buffer
  domain: string
  language: Language
  now: Date
}

/** Draws the document and stores it; what comes back is the row that is to name it. */
export async function writeAgreement(
  agentId: number,
  store: StoreFile,
  signed: SignedAgreement,
): Promise<NewAgreement> {
  const { workId, memberId, terms, termsHash, rate, signer, client, codeHash, now } = signed
  const number = numberOf(termsHash, workId, now)
  const evidence = { number, signer, client, signedAt: now, codeHash, termsHash }
  const document = await drawAgreement(terms, evidence, signed.domain, signed.language)
  const sha256 = createHash('sha256').update(document).digest()
  const storageKey = `agreements/${agentId}/${sha256.toString('hex')}.pdf`
  await store(storageKey, document, { mayUseReserve: true })
  return {
    number,
    memberId,
    workId,
    terms,
    termsHash,
    rate,
    signerKind: signer.kind,
    signerName: signer.name,
    signedAt: now,
    address: client.address,
    userAgent: client.userAgent,
    codeHash,
    storageKey,
    sha256,
    size: document.length,
  }
}

/** Readable and unique: the day, the work, and what was signed. */
function numberOf(termsHash: Buffer, workId: number, now: Date): string {
  const day = todayInChina(now).replaceAll('-', '')
  const mark = createHash('sha256').update(termsHash).update(now.toISOString()).digest('hex')
  return `TR${day}-${workId}-${mark.slice(0, 6).toUpperCase()}`
}
