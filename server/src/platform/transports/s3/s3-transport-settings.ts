import type { S3Settings } from '../../storage/s3-settings'

export interface S3TransportSettings extends S3Settings {
  /** What every key begins with; may be empty. */
  folder: string
}
