import { sql } from 'kysely'
import { build, maybeOne, one, rows, type Tx } from '../../platform/database/query'

export interface NewAgreement {
  number: string
  memberId: number
  workId: number
  terms: unknown
  termsHash: Buffer
  rate: string
  signerKind: string
  signerName: string
  signedAt: Date
  address: string
  userAgent: string
  codeHash: Buffer
  storageKey: string
  sha256: Buffer
  size: number
}

export async function insertAgreement(tx: Tx, agreement: NewAgreement): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('agreements')
      .values({
        number: agreement.number,
        member_id: agreement.memberId,
        work_id: agreement.workId,
        terms: JSON.stringify(agreement.terms),
        terms_hash: agreement.termsHash,
        rate: agreement.rate,
        signer_kind: agreement.signerKind,
        signer_name: agreement.signerName,
        signed_at: agreement.signedAt,
        address: agreement.address,
        user_agent: agreement.userAgent,
        code_hash: agreement.codeHash,
        storage_key: agreement.storageKey,
        sha256: agreement.sha256,
        size: agreement.size,
      })
      .returning('id'),
  )
  return id
}

const licensee = build.selectFrom('agents').select([
  // Of a site that was kept before it was asked for there is none.
  sql<string>`coalesce(presentation -> 'legal_entity' ->> 'name', '')`.as('name'),
  sql<string>`coalesce(presentation -> 'legal_entity' ->> 'credit_code', '')`.as('credit_code'),
  'royalty_rate as rate',
])

/** What the site's settings give to an agreement, as they stand now: what a server keeps of them may be seconds old. */
export function readLicensee(tx: Tx) {
  return one(tx, licensee)
}

/** The settings stay as they are until the transaction is over. */
export function holdLicensee(tx: Tx) {
  return one(tx, licensee.forShare())
}

export function listAgreements(tx: Tx, workId: number) {
  return rows(
    tx,
    build
      .selectFrom('agreements')
      .select(['id', 'number', 'signed_at', 'sha256', 'terms_hash', 'terms'])
      .where('work_id', '=', workId)
      .orderBy('id', 'desc'),
  )
}

export function findAgreement(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build.selectFrom('agreements').select(['work_id', 'number', 'storage_key', 'size']).where('id', '=', id),
  )
}

export function findAgreementByHash(tx: Tx, sha256: Buffer) {
  return maybeOne(
    tx,
    build
      .selectFrom('agreements')
      .select(['number', 'signed_at', 'signer_name', 'terms'])
      .where('sha256', '=', sha256),
  )
}
