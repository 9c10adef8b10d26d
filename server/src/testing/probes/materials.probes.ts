import * as materials from '../../modules/works/materials/materials.queries'
import { change, find, type ProbesOf, write } from './probe'

const sha256 = Buffer.alloc(32, 7)

export const probes: ProbesOf<typeof materials> = {
  insertMaterial: write(async (tx, { memberId, workId, trackId }) => {
    await tx.run(
      "insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, 'k', 1, 't', now())",
      [sha256],
    )
    return materials.insertMaterial(tx, {
      memberId,
      workId,
      trackId,
      type: 'document',
      fileName: 'f',
      sha256,
      size: 1,
      now: new Date(),
    })
  }),
  removeMaterialsOfType: change((tx, { workId, trackId }) =>
    materials.removeMaterialsOfType(tx, workId, trackId, 'music'),
  ),
  deleteMaterial: change((tx, { materialId }) => materials.deleteMaterial(tx, materialId)),
  findMaterial: find((tx, { materialId }) => materials.findMaterial(tx, materialId)),
  hasUncheckedFiles: find(async tx => (await materials.hasUncheckedFiles(tx)) || undefined),
  listMasters: find((tx, { workId }) => materials.listMasters(tx, workId)),
  listMaterialsOfWork: find((tx, { workId }) => materials.listMaterialsOfWork(tx, workId)),
  listMaterialsOfTrack: find((tx, { trackId }) => materials.listMaterialsOfTrack(tx, trackId, ['music'])),
  findSameMaterial: find((tx, { trackId }) => materials.findSameMaterial(tx, trackId, 'document', sha256)),
  listFilesOfWork: find((tx, { workId }) => materials.listFilesOfWork(tx, workId)),
  listUnsettledMaterials: find((tx, { workId }) => materials.listUnsettledMaterials(tx, workId)),
  putEncoding: change((tx, { materialId }) => materials.putEncoding(tx, materialId, 'Big5')),
  listIsrcsOf: find((tx, { memberId }) => materials.listIsrcsOf(tx, memberId, [sha256])),
}
