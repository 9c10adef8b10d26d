// What staff see of members, and the few things they can do to an account.
import { z } from 'zod'
import { defineCall } from '../call'
import { checkKinds, checkStates } from '../identity/check-calls'
import { loginMethods } from '../identity/security-calls'
import { bill, billStatusFilter, billSum } from '../income/bill'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { ticketStates } from '../support/ticket-state'
import { prose, words } from '../text'
import { done, flag, id, timestamp } from '../wire'
import { workRow } from '../works/work-calls'
import { workStatuses } from '../works/work-status'

const lookers = ['admin', 'support', 'rights', 'finance'] as const
/** Who answers for money, or is asked about it. */
const moneyReaders = ['admin', 'finance', 'support'] as const
const freezers = ['admin', 'rights'] as const

export const memberKinds = ['personal', 'enterprise', 'minor'] as const
export const memberStates = ['active', 'frozen', 'closing', 'closed'] as const

const memberRow = z.object({
  id,
  nickname: z.string(),
  avatar: z.string(),
  /** As it was verified: a person's or a company's; null: not verified. */
  name: z.string().nullable(),
  /** Masked for whoever has no need of the whole number. */
  mobile: z.string(),
  kind: z.enum(memberKinds),
  verified: z.boolean(),
  state: z.enum(memberStates),
  since: timestamp,
  works: z.number().int(),
})

export const listMembers = defineCall({
  name: 'listMembers',
  summary: 'Members, newest first; found by mobile, nickname, artist name, verified name or id',
  methods: ['GET'],
  path: paths.listMembers,
  access: lookers,
  effect: 'read',
  input: z.object({
    ...pageInput,
    search: words(longestSearch).optional(),
    kind: z.enum(memberKinds).optional(),
    state: z.enum(memberStates).optional(),
    verified: flag.optional(),
  }),
  output: pageOf(memberRow),
})

export const readMember = defineCall({
  name: 'readMember',
  summary: 'Retrieve a member: who they are, the status of their account, what they have here',
  methods: ['GET'],
  path: paths.readMember,
  access: lookers,
  effect: 'read',
  input: z.object({ id }),
  output: memberRow.extend({
    artist_name: z.string(),
    contact_email: z.string(),
    contact_address: z.string(),
    is_minor: z.boolean(),
    guardian: z.object({ name: z.string(), mobile: z.string() }).nullable(),
    closes_at: timestamp.nullable(),
    frozen: z.object({ reason: z.string(), by: z.string().nullable(), at: timestamp.nullable() }).nullable(),
    royalty_rate: z.string(),
    /** What was handed in about who they are. Looking at one is logged: see `openCheck`. */
    checks: z.array(
      z.object({ kind: z.enum(checkKinds), id, state: z.enum(checkStates), submitted_at: timestamp }),
    ),
    companies: z.array(z.object({ id, name: z.string(), role: z.string() })),
    colleagues: z.array(z.object({ id: id.nullable(), mobile: z.string(), role: z.string() })),
    works_by_status: z.array(z.object({ status: z.enum(workStatuses), count: z.number().int() })),
    storage_bytes: z.number().int(),
    can: z.object({
      freeze: z.boolean(),
      unfreeze: z.boolean(),
      end_sessions: z.boolean(),
      see_documents: z.boolean(),
    }),
  }),
})

const ofMember = { ...pageInput, id }

export const listMemberWorks = defineCall({
  name: 'listMemberWorks',
  summary: 'The works of one member, the latest change first',
  methods: ['GET'],
  path: paths.listMemberWorks,
  access: lookers,
  effect: 'read',
  input: z.object({ ...ofMember, search: words(longestSearch).optional() }),
  output: pageOf(workRow.omit({ can: true })),
})

export const listMemberBills = defineCall({
  name: 'listMemberBills',
  summary:
    'The bills of one member, the newest month first, with sums by status and currency over all of them',
  methods: ['GET'],
  path: paths.listMemberBills,
  access: moneyReaders,
  effect: 'read',
  input: z.object({ ...ofMember, status: billStatusFilter.optional() }),
  output: pageOf(bill).extend({ sums: z.array(billSum) }),
})

export const listMemberTickets = defineCall({
  name: 'listMemberTickets',
  summary: 'List a member’s support tickets, newest first',
  methods: ['GET'],
  path: paths.listMemberTickets,
  access: lookers,
  effect: 'read',
  input: z.object(ofMember),
  output: pageOf(
    z.object({
      id,
      number: z.string(),
      subject: z.string(),
      state: z.enum(ticketStates),
      created_at: timestamp,
      rating: z.number().int().nullable(),
    }),
  ),
})

export const listMemberSessions = defineCall({
  name: 'listMemberSessions',
  summary: 'Where a member is logged in, and their latest logins and failed tries',
  methods: ['GET'],
  path: paths.listMemberSessions,
  access: lookers,
  effect: 'read',
  input: z.object(ofMember),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        address: z.string(),
        logged_in_at: timestamp,
        last_seen_at: timestamp,
      }),
    ),
    logins: z.array(
      z.object({
        at: timestamp,
        method: z.enum(loginMethods),
        succeeded: z.boolean(),
        name: z.string(),
        address: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
})

export const freezeMember = defineCall({
  name: 'freezeMember',
  summary: 'Freeze an account: it is logged out, its works leave the review, and its member reads why',
  methods: ['POST'],
  path: paths.freezeMember,
  access: freezers,
  effect: 'change',
  input: z.object({ id, reason: prose(500, 2) }),
  output: done,
})

export const unfreezeMember = defineCall({
  name: 'unfreezeMember',
  summary: 'Open a frozen account again',
  methods: ['POST'],
  path: paths.unfreezeMember,
  access: freezers,
  effect: 'change',
  input: z.object({ id, note: prose(500, 2) }),
  output: done,
})

export const endMemberSessions = defineCall({
  name: 'endMemberSessions',
  summary: 'Log a member out everywhere, or one device',
  methods: ['POST'],
  path: paths.endMemberSessions,
  access: ['admin', 'support'],
  effect: 'change',
  idempotent: true,
  input: z.object({ id, session: z.uuid().optional() }),
  output: done,
})
