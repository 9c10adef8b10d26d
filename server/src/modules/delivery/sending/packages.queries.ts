import { build, execute, type Tx } from '../../../platform/database/query'
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
