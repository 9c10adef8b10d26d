// What staff did, for admins to read. Nobody can change it.
import { z } from 'zod'
import { defineCall } from '../call'
import { checkKinds } from '../identity/check-calls'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { words } from '../text'
import { day, id, nothing, timestamp } from '../wire'

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** Null: the system itself, or somebody who had not proved yet to be staff. */
  staff: z.object({ id, name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  /** What it is called now; null: it has no name, or is gone. */
  subject_name: z.string().nullable(),
  /** For a check: which of its pages shows it. */
  check_kind: z.enum(checkKinds).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
  user_agent: z.string(),
})

export const auditFilter = {
  staff_id: id.optional(),
  /** The whole action, or what stands before its dot. */
  action: words(60).optional(),
  subject: words(60).optional(),
  subject_id: words(60).optional(),
  /** Everything about one member: the account and what was handed in about who they are. */
  member_id: id.optional(),
  address: words(60).optional(),
  from: day.optional(),
  to: day.optional(),
}

export const listAudit = defineCall({
  name: 'listAudit',
  summary: 'What staff did, newest first',
  methods: ['GET'],
  path: paths.listAudit,
  access: ['admin'],
  effect: 'read',
  input: z.object({ ...pageInput, ...auditFilter }),
  output: pageOf(auditEntry),
})

export const readAuditChoices = defineCall({
  name: 'readAuditChoices',
  summary: 'Who and which actions the log can be narrowed to',
  methods: ['GET'],
  path: paths.readAuditChoices,
  access: ['admin'],
  effect: 'read',
  input: nothing,
  output: z.object({ staff: z.array(z.object({ id, name: z.string() })), actions: z.array(z.string()) }),
})
