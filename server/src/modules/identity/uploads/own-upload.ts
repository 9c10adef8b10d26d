import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { findUpload, type NewUpload } from './uploads.queries'
import './uploads.texts'

/** The member's own file of that purpose, or a problem at the field that names it. */
export async function ownUpload(
  tx: Tx,
  wanted: { id: string; memberId: number; purpose: NewUpload['purpose']; field: string },
) {
  const upload = await findUpload(tx, wanted.id)
  if (!upload || upload.member_id !== wanted.memberId || upload.purpose !== wanted.purpose) {
    throw new Refusal('invalidInput', { fields: [{ field: wanted.field, text: 'uploads.unknown' }] })
  }
  return upload
}
