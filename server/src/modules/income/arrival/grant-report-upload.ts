// Reports arrive like recordings: bit by bit, by the tus protocol, over lost connections and restarts.
import { randomUUID } from 'node:crypto'
import type { grantReportUpload, readReportUpload } from '#contract/income/report-calls'
import { cleanFileName } from '../../../platform/clean-file-name'
import { systemClock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import {
  findSession,
  insertSession,
  settleSession,
  type UploadSession,
  uploadLifetime,
  uploadsPath,
  writeGrant,
} from '../../works/works.public'
import '../desk/desk.texts'
import { lockPayer } from '../desk/payers.queries'
import { putArrived } from './arrival.queries'
import { registerReport } from './register-report'

export async function grantTheUpload({
  tx,
  input,
  actor,
  secrets,
  now,
}: CallContext<typeof grantReportUpload>) {
  const { payer_id: payerId, size } = input
  const payer = await lockPayer(tx, payerId)
  if (!payer) throw new Refusal('notFound')
  if (payer.archived_at) throw new Refusal('conflict', { text: 'income.payerArchived' })
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + uploadLifetime)
  const { staffId } = actor
  await insertSession(tx, {
    ...{ id, size, now, expiresAt, fileName: cleanFileName(input.file_name) },
    for: { staffId, payerId, type: 'report' },
    storageKey: `report-files/${tx.agentId}/${id}`,
  })
  const grant = writeGrant(secrets, { agentId: tx.agentId, staffId, uploadId: id }, expiresAt)
  return { upload_id: id, endpoint: uploadsPath, grant, expires_at: expiresAt.toISOString() }
}

export async function readTheUpload({ tx, input, actor }: CallContext<typeof readReportUpload>) {
  const session = await findSession(tx, input.upload_id)
  if (!session || session.staff_id !== actor.staffId) throw new Refusal('notFound')
  return { report_id: session.report_id }
}

/** All bytes are there. */
export async function receiveReport(tx: Tx, session: UploadSession): Promise<void> {
  const now = systemClock.now()
  const { payer_id: payerId, staff_id: importedBy } = session
  if (payerId === null) throw new Error('an upload of a report without a payer')
  const reportId = await registerReport(tx, {
    ...{ payerId, importedBy, now, name: session.file_name, size: session.size },
    ...({ arrivedBy: 'upload', fileKey: session.storage_key } as const),
  })
  await putArrived(tx, session.id, reportId)
  await settleSession(tx, session.id, 'kept')
}
