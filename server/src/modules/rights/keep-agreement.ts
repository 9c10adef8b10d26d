import { createHash } from 'node:crypto'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import type { Tx } from '../../platform/database/query'
import type { Services } from '../../platform/services'
import type { Signer } from '../identity/identity.public'
import { drawAgreement } from './agreement-pdf'
import { insertAgreement } from './agreements.queries'

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

/**
 * The document is written before the row that names it; if the rest fails, a file that nobody knows of is left, never a
 * signature without its document.
 */
export async function keepAgreement(
  tx: Tx,
  { storage }: Pick<Services, 'storage'>,
  signed: SignedAgreement,
): Promise<number> {
  const { workId, memberId, terms, termsHash, rate, signer, client, codeHash, now } = signed
  const number = numberOf(termsHash, workId, now)
  const evidence = { number, signer, client, signedAt: now, codeHash, termsHash }
  const document = await drawAgreement(terms, evidence, signed.domain, signed.language)
  const sha256 = createHash('sha256').update(document).digest()
  const storageKey = `agreements/${tx.agentId}/${sha256.toString('hex')}.pdf`
  await storage.write(storageKey, document, { mayUseReserve: true })
  return insertAgreement(tx, {
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
  })
}

/** Readable and unique: the day, the work, and what was signed. */
function numberOf(termsHash: Buffer, workId: number, now: Date): string {
  const day = todayInChina(now).replaceAll('-', '')
  const mark = createHash('sha256').update(termsHash).update(now.toISOString()).digest('hex')
  return `TR${day}-${workId}-${mark.slice(0, 6).toUpperCase()}`
}
