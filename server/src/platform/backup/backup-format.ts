// What a backup consists of. The folder that an operator keeps holds any number of them, and what their files consist of once:
//
//   files/ab/abcd…             contents, by hash; shared by all backups, never removed by us
//   key.json                   in a sealed one: how the key is made of the passphrase
//   2026-11-17T22-40-05Z/      one backup
//     manifest.json            comes last: a backup without one was cut off
//     files.jsonl, jobs.copy, tables/*.copy
import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const part = z.object({ rows: z.number().int().min(0), size: z.number().int().min(0), sha256 })

export const formatVersion = 1

export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  name: z.string(),
  /** The version of the program that made it. */
  program: z.string(),
  /** The sites that are in it. */
  domains: z.array(z.string()),
  snapshotAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(part.extend({ name: z.string(), columns: z.array(z.string()) })),
  jobs: part,
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string().nullable() })),
  files: part.extend({ bytes: z.number().int().min(0) }),
  /** Named by a row and not there when it was to be copied. */
  missing: z.array(z.string()),
  /** There, but not what its row says it is. */
  damaged: z.array(z.string()),
  /** Tells whether a secret is the one that belongs to it, and nothing else about it. */
  secretMark: z.string(),
  /** In sealed ones alone. */
  appSecret: z.string().optional(),
})
export type Manifest = z.infer<typeof manifestSchema>
export type TablePart = Manifest['tables'][number]

export const copiedFileSchema = z.object({
  key: z.string(),
  size: z.number().int().min(0),
  sha256,
  /** Of files that may be written anew under their key. */
  writtenAt: z.string().optional(),
})
export type CopiedFile = z.infer<typeof copiedFileSchema>

/** Names that sort by time and fit every file system. */
export function backupName(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

export const isBackupName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)

/** Something that whoever typed the command can put right: one sentence, no stack. */
export class BackupRefused extends Error {}
