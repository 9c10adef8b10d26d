// Everything of an account in one file. Only its owner asks for it and takes it, each time with a code.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { done, id, nothing, smsCode, timestamp } from '../wire'
import { archiveReasons, archiveStates } from './archive-state'

const owner = ['owner'] as const

/** What the export is made for, and what a move-in takes: an archive of one account comes back in at another. */
export const largestArchive = 50 * 1024 ** 3

/** The file itself is no call: it answers with bytes, whole or in ranges. */
export const archiveFilePath = '/archive.zip'

export const archive = z.object({
  id,
  state: z.enum(archiveStates),
  /** Files and tables that are in it by now, of so many. */
  done: z.number().int(),
  total: z.number().int(),
  /** Files that were gone from storage; the archive names them. */
  missing: z.number().int(),
  bytes: z.number().int(),
  /** SHA-256 of its `manifest.json`, which lists the hash of everything else. */
  manifest_sha256: z.string().nullable(),
  asked_at: timestamp,
  ready_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  reason: z.enum(archiveReasons).nullable(),
})
export type Archive = z.infer<typeof archive>

export const readArchive = defineCall({
  name: 'readArchive',
  summary: 'The latest archive of the account, and how far it is',
  methods: ['GET'],
  path: paths.readArchive,
  access: 'member',
  effect: 'read',
  colleagues: owner,
  input: nothing,
  output: z.object({
    archive: archive.nullable(),
    can: z.object({ ask: z.boolean(), take: z.boolean() }),
  }),
})

export const askArchive = defineCall({
  name: 'askArchive',
  summary: 'Ask for an archive of everything in the account; one that lies ready is replaced',
  methods: ['POST'],
  path: paths.askArchive,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 10, seconds: 86_400, per: 'account' },
  input: z.object({ sms_code: smsCode }),
  output: done,
})

export const grantArchive = defineCall({
  name: 'grantArchive',
  summary:
    'A link to the archive that lies ready, good for one download, in this session and within hours; an earlier link ends',
  methods: ['POST'],
  path: paths.grantArchive,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 20, seconds: 86_400, per: 'account' },
  input: z.object({ sms_code: smsCode }),
  output: z.object({ url: z.string() }),
})
