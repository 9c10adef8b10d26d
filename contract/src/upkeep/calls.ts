// What the operator's admins see of backups, of a site that was restored from one, and of files and rows that have lost each other.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { done, factorCode, id, nothing, timestamp } from '../wire'

const admin = ['admin'] as const

/** `missing`: a row names a file that is not there. `other_size`: it is there, but not as long. `unnamed`: no row names it. */
export const findingKinds = ['missing', 'other_size', 'unnamed'] as const
export type FindingKind = (typeof findingKinds)[number]

/** Which table's row names a file. */
export const fileOwners = [
  'uploads',
  'stored_files',
  'agreements',
  'packed_files',
  'report_files',
  'payout_batches',
  'payout_documents',
  'cover_images',
  'upload_sessions',
] as const

/** The site came out of a backup and sends nothing yet. What left it after `snapshot_at` is not known here. */
export const siteHold = z.object({ held_at: timestamp, snapshot_at: timestamp })

export const readUpkeep = defineCall({
  name: 'readUpkeep',
  summary: 'The last backup, whether the site is held, and what the last look at the files found',
  methods: ['GET'],
  path: paths.readUpkeep,
  access: admin,
  effect: 'read',
  input: nothing,
  output: z.object({
    hold: siteHold.nullable(),
    last_backup: z
      .object({
        snapshot_at: timestamp,
        files: z.number().int(),
        missing: z.number().int(),
        is_sealed: z.boolean(),
      })
      .nullable(),
    check: z
      .object({
        asked_at: timestamp,
        /** Null: it has not ended yet. */
        ended_at: timestamp.nullable(),
        rows_seen: z.number().int(),
        objects_seen: z.number().int(),
      })
      .nullable(),
    found: z.object({
      missing: z.number().int(),
      other_size: z.number().int(),
      unnamed: z.number().int(),
    }),
  }),
})

export const releaseHold = defineCall({
  name: 'releaseHold',
  summary: 'Let a restored site send again, for a second factor',
  methods: ['POST'],
  path: paths.releaseHold,
  access: admin,
  effect: 'change',
  rate: { max: 20, seconds: 600, per: 'account' },
  factor: 'always',
  input: z.object({ code: factorCode }),
  output: done,
})

export const checkFiles = defineCall({
  name: 'checkFiles',
  summary: 'Look for rows without files and files without rows; removes nothing',
  methods: ['POST'],
  path: paths.checkFiles,
  access: admin,
  effect: 'change',
  rate: { max: 6, seconds: 3600, per: 'account' },
  idempotent: true,
  input: nothing,
  output: done,
})

export const listFindings = defineCall({
  name: 'listFindings',
  summary: 'Rows without files and files without rows, as the last look found them',
  methods: ['GET'],
  path: paths.listFindings,
  access: admin,
  effect: 'read',
  input: z.object({ ...pageInput, found: z.enum(findingKinds).optional() }),
  output: pageOf(
    z.object({
      id,
      found: z.enum(findingKinds),
      storage_key: z.string(),
      /** Null: nothing names it. */
      named_by: z.enum(fileOwners).nullable(),
      row_id: z.string().nullable(),
      /** What an upload is used for, where it is used. */
      used_by: z.string().nullable(),
      expected_size: z.number().int().nullable(),
      found_size: z.number().int().nullable(),
      written_at: timestamp.nullable(),
      first_found_at: timestamp,
    }),
  ),
})
