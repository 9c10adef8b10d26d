import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { findUpload, type NewUpload } from './files.queries'
import './files.texts'

/** The caller's own file of that purpose, or a problem at the field that names it. */
export async function ownUpload(
  tx: Tx,
  wanted: { id: string; purpose: NewUpload['purpose']; field: string } & Exclude<
    NewUpload['owner'],
    { infringementCaseId: number }
  >,
) {
  const upload = await findUpload(tx, wanted.id)
  const isOwn =
    'memberId' in wanted ? upload?.member_id === wanted.memberId : upload?.staff_id === wanted.staffId
  if (!upload || !isOwn || upload.purpose !== wanted.purpose) {
    throw new Refusal('invalidInput', { fields: [{ field: wanted.field, text: 'uploads.unknown' }] })
  }
  return upload
}
