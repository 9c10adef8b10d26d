// What a backup does not take along, and why. Everything else that the database keeps is in it.

interface LeftOut {
  table: string
  /** Only these rows are taken; absent: none. */
  taken?: string
  why: string
}

export const leftOut: readonly LeftOut[] = [
  { table: 'member_sessions', why: 'a session that was ended after the backup must not come back to life' },
  { table: 'staff_sessions', why: 'a session that was ended after the backup must not come back to life' },
  { table: 'captcha_uses', why: 'solved captchas run out within minutes' },
  { table: 'rate_counters', why: 'limits begin anew' },
  {
    table: 'upload_sessions',
    taken: "state <> 'open'",
    why: 'half an upload is begun anew: its bytes are in no backup',
  },
  { table: 'noted_files', why: 'files that no row names are in no backup' },
  { table: 'schema_migrations', why: 'restoring runs the migrations that the manifest names' },
]

interface LeftOutFiles {
  /** The part of `file_uses` that names them. */
  namedBy: string
  /** Makes restored rows say that their files are gone. */
  forget: string
  why: string
}

/** Files that a backup does not take along, though rows name them. */
export const leftOutFiles: readonly LeftOutFiles[] = [
  {
    namedBy: 'account_archives',
    forget: `update account_archives set state = 'expired', storage_key = null, moved_at = now() where storage_key is not null`,
    why: 'an archive repeats what the backup has, weighs as much, and may be asked for again',
  },
]
