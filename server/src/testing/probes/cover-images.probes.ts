import { randomUUID } from 'node:crypto'
import * as images from '../../modules/covers/images/cover-images.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof images> = {
  insertImage: write((tx, { memberId }) =>
    images.insertImage(tx, {
      id: randomUUID(),
      kind: 'upload',
      memberId,
      storageKey: 'k',
      mediaType: 'image/webp',
      width: 1,
      height: 1,
      size: 1,
      now: new Date(),
    }),
  ),
  findImage: find((tx, { coverImageId }) => images.findImage(tx, coverImageId)),
  countImageBytes: find((tx, { memberId }) => images.countImageBytes(tx, memberId)),
  holdUploads: find((tx, { coverImageId }) => images.holdUploads(tx, [coverImageId])),
  listUploads: find((tx, { coverImageId }) => images.listUploads(tx, [coverImageId])),
  listImagesOfBackgrounds: find((tx, { backgroundId }) => images.listImagesOfBackgrounds(tx, [backgroundId])),
  putUses: change((tx, { designId }) => images.putUses(tx, 'design_id', designId, [])),
  deleteImagesOf: change((tx, { memberId }) => images.deleteImagesOf(tx, memberId)),
}
