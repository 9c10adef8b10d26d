/** The server no longer knows the upload, or refuses the bytes; the message is its own. */
export class UploadLost extends Error {}

/** The browser cannot send to the bucket, or may not; the upload itself is as it was. */
export class BucketUnreachable extends Error {
  constructor(
    /** Whether the server has begun it there. */
    readonly isBegun: boolean,
  ) {
    super('the bucket cannot be reached')
  }
}
