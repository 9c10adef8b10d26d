import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

/** What came of an upload. */
export async function putArrived(tx: Tx, uploadId: string, reportId: number): Promise<void> {
  await execute(
    tx,
    build.updateTable('upload_sessions').set({ report_id: reportId }).where('id', '=', uploadId),
  )
}

/** Payers that leave their reports in a folder. */
export function listDropFolders(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('payers')
      .select(['id', 'drop_folder'])
      .where('drop_folder', 'is not', null)
      .where('archived_at', 'is', null)
      .orderBy('id'),
  )
}

/** Whether this very file was taken before and only its removal was missed. */
export async function isFileTaken(tx: Tx, fileKey: string): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build.selectFrom('income_reports').select('id').where('file_key', '=', fileKey).limit(1),
  )
  return found !== undefined
}

/** Who we are in a channel's report, and the currency a test channel pays in. */
export function findOwnParty(tx: Tx) {
  return one(
    tx,
    build.selectFrom('agents').select(['ddex_party_id', 'currency']).where('id', '=', tx.agentId),
  )
}

export function findSandboxPayer(tx: Tx, name: string) {
  return maybeOne(
    tx,
    build.selectFrom('payers').select('id').where('name', '=', name).where('is_sandbox', '=', true),
  )
}
