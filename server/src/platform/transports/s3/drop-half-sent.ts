import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3'

/**
 * Parts that a sender left behind who died, or lost the line to say so, lie in the bucket unseen and are paid for. Not every account
 * may look for them: then its owner's rules have to remove them.
 */
export async function dropHalfSent(client: S3Client, place: { Bucket: string; Key: string }) {
  try {
    const listed = new ListMultipartUploadsCommand({ Bucket: place.Bucket, Prefix: place.Key })
    const { Uploads = [] } = await client.send(listed)
    for (const { Key, UploadId } of Uploads) {
      if (Key === place.Key) await client.send(new AbortMultipartUploadCommand({ ...place, UploadId }))
    }
  } catch {
    // Sending does not depend on it.
  }
}
