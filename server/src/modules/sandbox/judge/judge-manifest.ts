import path from 'node:path'
import type { BatchPlace, OpenedBatch } from '../batch/open-batch'
import type { ReadMessage } from '../ern/read-message'
import { refuseIf } from '../package-fault'
import { hashFile } from './hash-file'

/** Every file of the batch is listed, and every listed one lies there as it is listed. */
export async function judgeListedFiles(place: BatchPlace, { manifest, files }: OpenedBatch): Promise<void> {
  if (!manifest) return
  refuseIf(manifest.batchId !== place.batch, 'sandbox.manifestOfAnother', { field: 'BatchId' })
  const listed = manifest.files.map(file => file.path)
  for (const file of files.keys()) {
    refuseIf(!listed.includes(file), 'sandbox.manifestMissesFile', { path: file })
  }
  for (const [index, file] of manifest.files.entries()) {
    refuseIf(listed.indexOf(file.path) !== index, 'sandbox.doubledPath', { path: file.path })
    refuseIf(!files.has(file.path), 'sandbox.noFile', { path: file.path })
    refuseIf(files.get(file.path) !== file.size, 'sandbox.wrongSize', { path: file.path })
    const sha256 = await hashFile(path.join(place.folder, place.batch, file.path), 'sha256')
    refuseIf(sha256 !== file.sha256, 'sandbox.wrongHash', { path: file.path })
  }
}

export function judgeManifestHeader({ manifest }: OpenedBatch, message: ReadMessage): void {
  if (!manifest) return
  const differs = (field: string, listed: string, said: string) =>
    refuseIf(listed !== said, 'sandbox.manifestOfAnother', { field })
  differs('MessageId', manifest.messageId, message.messageId)
  differs('MessageSender', manifest.sender, message.sender)
  differs('MessageRecipient', manifest.recipient, message.recipient)
}
