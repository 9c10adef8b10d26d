// Uploads whose bytes go straight to the bucket.
import { z } from 'zod'

/** S3: "Part numbers can be any number from 1 to 10,000". */
export const partNumber = z.int().min(1).max(10_000)

/** How many parts one call signs. */
export const mostPartsAtOnce = 50

/** Null: every byte goes to `endpoint`. Otherwise parts may be signed and sent to the bucket, and `endpoint` takes them as well. */
export const directUpload = z
  .object({
    /** Of every part but the last one. */
    part_bytes: z.number().int(),
    part_count: z.number().int(),
    most_at_once: z.number().int(),
  })
  .nullable()
