// Parts that a sender left behind who died, or lost the line to say so, lie in the bucket unseen and are paid for. Not every account may
// look for them: then its owner's rules have to remove them, and sending goes on all the same.
import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3'

interface Place {
  Bucket: string
  Key: string
}

/** Which there are. Asked for while the file is on its way: a server takes its time to look. */
export async function findHalfSent(client: S3Client, place: Place): Promise<string[]> {
  try {
    const listed = new ListMultipartUploadsCommand({ Bucket: place.Bucket, Prefix: place.Key })
    const { Uploads = [] } = await client.send(listed)
    return Uploads.flatMap(({ Key, UploadId }) => (Key === place.Key && UploadId ? [UploadId] : []))
  } catch {
    return []
  }
}

/** Once the file is there: what was found may be its own upload, which has ended by then. */
export async function dropHalfSent(client: S3Client, place: Place, uploadIds: readonly string[]) {
  for (const UploadId of uploadIds) {
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {})
  }
}
