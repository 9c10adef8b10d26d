import { build, execute, rows, type Tx } from '../../../platform/database/query'
import type { DeliveryFile } from '../packing/pack-delivery'

/** In place of what an earlier attempt had packed. */
export async function putPackage(tx: Tx, deliveryId: number, files: readonly DeliveryFile[]): Promise<void> {
  await execute(tx, build.deleteFrom('delivery_files').where('delivery_id', '=', deliveryId))
  await execute(
    tx,
    build.insertInto('delivery_files').values(
      files.map((file, position) => ({
        delivery_id: deliveryId,
        position,
        path: file.path,
        size: file.size,
        sha256: Buffer.from(file.sha256, 'hex'),
        packed_file_id: file.packedFileId ?? null,
        content: file.content ?? null,
        role: file.role,
      })),
    ),
  )
}

/** Resources that are still to be sent and lie nowhere any more. */
export function listLostFiles(tx: Tx, deliveryId: number) {
  return rows(
    tx,
    build
      .selectFrom('delivery_files')
      .select(['position', 'path', 'sha256'])
      .where('delivery_id', '=', deliveryId)
      .where('role', '=', 'resource')
      .where('packed_file_id', 'is', null)
      .where('sent_at', 'is', null)
      .orderBy('position'),
  )
}

export function putPackedAgain(
  tx: Tx,
  deliveryId: number,
  { position, packedFileId }: { position: number; packedFileId: number },
) {
  return execute(
    tx,
    build
      .updateTable('delivery_files')
      .set({ packed_file_id: packedFileId })
      .where('delivery_id', '=', deliveryId)
      .where('position', '=', position),
  )
}
