import type { EvidenceKind } from '#contract/infringement/case-rules'
import { build, execute, rows, type Tx } from '../../platform/database/query'

export function insertEvidence(
  tx: Tx,
  evidence: { caseId: number; uploadId: string; side: 'claimant' | 'member'; kind: EvidenceKind; now: Date },
) {
  return execute(
    tx,
    build.insertInto('infringement_files').values({
      case_id: evidence.caseId,
      upload_id: evidence.uploadId,
      side: evidence.side,
      kind: evidence.kind,
      added_at: evidence.now,
    }),
  )
}

export function listEvidence(tx: Tx, caseId: number) {
  return rows(
    tx,
    build
      .selectFrom('infringement_files as evidence')
      .innerJoin('uploads as upload', 'upload.id', 'evidence.upload_id')
      .select(['upload.id', 'upload.file_name', 'upload.size', 'upload.media_type'])
      .select(['evidence.side', 'evidence.kind', 'evidence.added_at'])
      .where('evidence.case_id', '=', caseId)
      .orderBy('evidence.added_at')
      .orderBy('upload.id'),
  )
}
