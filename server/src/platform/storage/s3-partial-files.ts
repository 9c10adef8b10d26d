// A growing file in a bucket is a multipart upload whose parts all have one size: a part's number says which bytes it holds, so
// that sending it twice, or from two servers, changes nothing. What is left over after the last whole part waits in a tail, an
// object of its own named after the number of parts before it; a tail whose number no longer fits is not looked at.
import { CreateMultipartUploadCommand, type Part, UploadPartCommand } from '@aws-sdk/client-s3'
import { arrivingBytes } from './arriving-bytes'
import { partBytes } from './direct-files'
import { PartSpool } from './part-spool'
import type { PartialFile, PartialFiles } from './partial-files'
import { isMissing, orBucketFull, type S3Bucket } from './s3-bucket'
import { s3Parts, tailKey } from './s3-parts'
import { assertKey, FileMissing, WrongSize } from './storage'

export function s3PartialFiles(bucket: S3Bucket): PartialFiles {
  const { client, at } = bucket
  const { place, list, complete, abortAll } = s3Parts(bucket)

  /** Those without a gap before them; undefined when the upload is finished or given up. */
  async function partsOf(file: PartialFile): Promise<Part[] | undefined> {
    const found = await list(file)
    if (!found) return undefined
    const gap = found.findIndex(({ PartNumber }, index) => PartNumber !== index + 1)
    return gap < 0 ? found : found.slice(0, gap)
  }

  async function offset(file: PartialFile): Promise<number> {
    const parts = await partsOf(file)
    if (!parts) {
      if ((await bucket.size(file.key)) !== file.size) throw new FileMissing(file.key)
      return file.size
    }
    return bytesOf(parts) + ((await bucket.size(tailKey(file.key, parts.length))) ?? 0)
  }

  return {
    async begin(key) {
      assertKey(key)
      const begun = client.send(new CreateMultipartUploadCommand(at(key)))
      const { UploadId = '' } = await begun.catch(orBucketFull)
      return { uploadId: UploadId }
    },

    offset,

    async append(file, from, body) {
      let parts = (await partsOf(file))?.length ?? Number.NaN
      if (Number.isNaN(parts)) throw new FileMissing(file.key)
      let end = from
      let sent: Promise<unknown> = Promise.resolve()
      const send = async (content: Buffer) => {
        await sent
        parts += 1
        const part = new UploadPartCommand({ ...place(file), PartNumber: parts, Body: content })
        sent = client.send(part)
        // Whoever sends or ends next sees the failure; until then it is nobody's.
        sent.catch(() => {})
      }
      const spool = await PartSpool.open(partBytes, send)
      try {
        const tail = from > parts * partBytes ? await bucket.get(tailKey(file.key, parts)) : undefined
        const kept = await tail?.Body?.transformToByteArray()
        if (kept) await spool.add(Buffer.from(kept))
        if (parts * partBytes + spool.size !== from) throw new FileMissing(tailKey(file.key, parts))
        try {
          for await (const chunk of arrivingBytes(body)) {
            if (parts * partBytes + spool.size + chunk.length > file.size) {
              throw new RangeError('more bytes than the file has')
            }
            await spool.add(chunk)
          }
        } finally {
          await sent
          const rest = await spool.take()
          end = parts * partBytes + rest.length
          if (rest.length > 0 && end === file.size) await send(rest)
          else if (rest.length > 0) await bucket.put(tailKey(file.key, parts), rest)
          await sent
        }
        return end
      } catch (error) {
        if (isMissing(error)) throw new FileMissing(file.key)
        return orBucketFull(error)
      } finally {
        await spool.close()
      }
    },

    async finish(file) {
      const parts = await partsOf(file)
      if (parts) {
        if (bytesOf(parts) !== file.size) throw new WrongSize(file.key, bytesOf(parts), file.size)
        await complete(file, parts)
        await abortAll(file)
      }
      const size = await bucket.size(file.key)
      if (size !== file.size) throw new WrongSize(file.key, size, file.size)
      await bucket.removeAll(tailKey(file.key, ''))
    },

    async drop(file) {
      assertKey(file.key)
      await abortAll(file)
      await bucket.removeAll(tailKey(file.key, ''))
      await bucket.remove(file.key)
    },
  }
}

const bytesOf = (parts: readonly Part[]) => parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
