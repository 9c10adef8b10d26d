// The multipart uploads of a bucket, as far as both ways into it want to know them.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type Part,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import type { PartialFile } from './partial-files'
import { orBucketFull, orNothing, type S3Bucket } from './s3-bucket'
import { assertKey } from './storage'

type Begun = Omit<PartialFile, 'size'>

/** What is left over after so many whole parts. */
export const tailKey = (key: string, parts: number | '') => `${key}.tail-${parts}`

export function s3Parts({ client, at }: S3Bucket) {
  const place = ({ key, facts }: Begun) => {
    assertKey(key)
    return { ...at(key), UploadId: facts.uploadId }
  }
  const abort = (key: string, UploadId: string | undefined) =>
    orNothing(client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId })))

  return {
    place,

    /** By number; undefined when the upload is finished or given up. */
    async list(file: Begun): Promise<Part[] | undefined> {
      const found: Part[] = []
      let marker: string | undefined
      do {
        const page = await orNothing(
          client.send(new ListPartsCommand({ ...place(file), PartNumberMarker: marker })),
        )
        if (!page) return undefined
        found.push(...(page.Parts ?? []))
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined
      } while (marker)
      return found
    },

    /** With the marks that the bucket itself gave the parts. Nothing happens when another server was first. */
    async complete(file: Begun, parts: readonly Part[]) {
      const Parts = parts.map(({ ETag, PartNumber }) => ({ ETag, PartNumber }))
      const whole = new CompleteMultipartUploadCommand({ ...place(file), MultipartUpload: { Parts } })
      await orNothing(client.send(whole)).catch(orBucketFull)
    },

    /** Also one that a server began and was killed before it could say so. */
    async abortAll({ key, facts }: Begun) {
      if (facts.uploadId) await abort(key, facts.uploadId)
      const listed = client.send(new ListMultipartUploadsCommand({ Bucket: at(key).Bucket, Prefix: key }))
      const { Uploads = [] } = (await listed.catch(orNotAllowed)) ?? {}
      for (const { Key, UploadId } of Uploads) if (Key === key) await abort(key, UploadId)
    },
  }
}

/** A key may be allowed to write and not to list what is under way; a bucket's own rule then ends what was forgotten. */
function orNotAllowed(error: unknown): undefined {
  const { name, $metadata } = error as S3ServiceException
  if (name !== 'AccessDenied' && $metadata?.httpStatusCode !== 403) throw error
}
