import { randomUUID } from 'node:crypto'
import * as uploads from '../../modules/files/files.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof uploads> = {
  insertUpload: write((tx, { memberId }) =>
    uploads.insertUpload(tx, {
      id: randomUUID(),
      owner: { memberId },
      fileName: 'f',
      purpose: 'avatar',
      storageKey: 'k',
      isSealed: false,
      mediaType: 'image/webp',
      size: 1,
      sha256: Buffer.alloc(32),
      now: new Date(),
    }),
  ),
  findUpload: find((tx, owned) => uploads.findUpload(tx, owned.uploadId)),
  deleteUpload: change((tx, owned) => uploads.deleteUpload(tx, owned.uploadId)),
}
