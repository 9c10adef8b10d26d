import { grantReportUpload } from '#contract/income/report-calls'
import { UploadDesk, type UploadItem } from '../../../../features/uploads/resumable/upload-desk'
import { api } from '../../../../lib/api'

/** Whose report it is. */
export interface Sender {
  payerId: number
  payer: string
}

export type ReportUpload = UploadItem<Sender>

/** Every report that this browser sends; they stand side by side. */
export const reportUploads = new UploadDesk<Sender>({
  storageKey: 'report-uploads',
  nameOf: ({ payerId }) => String(payerId),
  isForOne: () => false,
  ask: async ({ name, size }, { payerId }) => {
    const asked = { payer_id: payerId, file_name: name, size }
    const { data } = await api(grantReportUpload, asked, { shows: () => true })
    const { upload_id: uploadId, endpoint, grant, expires_at: expiresAt } = data
    return { uploadId, endpoint, grant, expiresAt }
  },
})
