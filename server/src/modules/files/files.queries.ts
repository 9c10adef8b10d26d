import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

export interface NewUpload {
  id: string
  /** The account it belongs to, or the staff member who made it part of an answer. */
  owner: { memberId: number } | { staffId: number }
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
      ...('memberId' in upload.owner
        ? { member_id: upload.owner.memberId }
        : { staff_id: upload.owner.staffId }),
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

export function findUpload(tx: Tx, id: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('uploads')
      .select(['id', 'member_id', 'staff_id', 'purpose', 'storage_key', 'is_sealed', 'media_type'])
      .where('id', '=', id),
  )
}

export function deleteUpload(tx: Tx, id: string) {
  return execute(tx, build.deleteFrom('uploads').where('id', '=', id))
}
