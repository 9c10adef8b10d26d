import type { Language } from '#contract/language'
import { build, execute, maybeOne, type Tx } from '../../../platform/database/query'

/** What a document is about. */
export interface Subject {
  kind: 'receipt' | 'member_year' | 'operator_year'
  memberId: number | null
  withdrawalId: number | null
  year: number | null
  language: Language
}

export function findDocument(
  tx: Tx,
  { kind, memberId, withdrawalId, year, language }: Subject,
  content: Buffer,
) {
  return maybeOne(
    tx,
    build
      .selectFrom('payout_documents')
      .select(['file_key', 'file_size', 'file_sha256'])
      .where('kind', '=', kind)
      .where('member_id', 'is not distinct from', memberId)
      .where('withdrawal_id', 'is not distinct from', withdrawalId)
      .where('year', 'is not distinct from', year)
      .where('language', '=', language)
      .where('content_sha256', '=', content),
  )
}

export interface NewDocument extends Subject {
  content: Buffer
  file: { key: string; size: number; sha256: Buffer }
  now: Date
}

/** The same one drawn at the same moment by somebody else is as good. */
export async function insertDocument(tx: Tx, wanted: NewDocument): Promise<void> {
  const { kind, memberId, withdrawalId, year, language, content, file, now } = wanted
  await execute(
    tx,
    build
      .insertInto('payout_documents')
      .values({
        ...{ kind, member_id: memberId, withdrawal_id: withdrawalId, year, language },
        ...{ content_sha256: content, file_key: file.key, file_size: file.size, file_sha256: file.sha256 },
        made_at: now,
      })
      .onConflict(conflict => conflict.doNothing()),
  )
}
