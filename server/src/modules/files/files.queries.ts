import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

export interface NewUpload {
  id: string
  /** The account it belongs to, the staff member who made it part of an answer, or the case that a guest sent it for. */
  owner: { memberId: number } | { staffId: number } | { infringementCaseId: number }
  purpose: 'avatar' | 'document' | 'attachment' | 'cover' | 'site' | 'content'
  fileName: string
  storageKey: string
  isSealed: boolean
  mediaType: string
  size: number
  sha256: Buffer
  now: Date
}

export function insertUpload(tx: Tx, upload: NewUpload) {
  return execute(
    tx,
    build.insertInto('uploads').values({
      id: upload.id,
      ...ownerOf(upload.owner),
      purpose: upload.purpose,
      file_name: upload.fileName,
      storage_key: upload.storageKey,
      is_sealed: upload.isSealed,
      media_type: upload.mediaType,
      size: upload.size,
      sha256: upload.sha256,
      created_at: upload.now,
    }),
  )
}

function ownerOf(owner: NewUpload['owner']) {
  if ('memberId' in owner) return { member_id: owner.memberId }
  return 'staffId' in owner ? { staff_id: owner.staffId } : { infringement_case_id: owner.infringementCaseId }
}

export function findUpload(tx: Tx, id: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('uploads')
      .select(['id', 'member_id', 'staff_id', 'purpose', 'storage_key', 'is_sealed', 'media_type'])
      .select('infringement_case_id')
      .where('id', '=', id),
  )
}

export function deleteUpload(tx: Tx, id: string) {
  return execute(tx, build.deleteFrom('uploads').where('id', '=', id))
}
