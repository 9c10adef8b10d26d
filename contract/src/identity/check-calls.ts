// The operator's queue of identities, minors and companies to confirm.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { day, done, id, timestamp } from '../wire'
import * as account from './account'

export const checkKinds = ['identity', 'minor', 'enterprise'] as const
export const checkStates = ['waiting', 'refused', 'approved'] as const
/** Who confirms who people are. */
const checkers = ['admin', 'rights'] as const

const checkRow = z.object({
  kind: z.enum(checkKinds),
  id,
  state: z.enum(checkStates),
  member_id: id,
  nickname: z.string(),
  /** The person's or the company's name. */
  name: z.string(),
  submitted_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable(),
})

export const listChecks = defineCall({
  name: 'listChecks',
  summary: 'List submitted identities, minors and companies, longest wait first',
  methods: ['GET'],
  path: paths.listChecks,
  access: checkers,
  effect: 'read',
  input: z.object({
    ...pageInput,
    kind: z.enum(checkKinds).optional(),
    state: z.enum(checkStates).default('waiting'),
  }),
  output: pageOf(checkRow).extend({
    waiting: z.record(z.enum(checkKinds), z.number().int()),
  }),
})

/** Everything an operator compares. Looking is a change: the audit log notes who looked. */
export const openCheck = defineCall({
  name: 'openCheck',
  summary: 'One submission with its numbers and scans; the view is logged',
  methods: ['POST'],
  path: paths.openCheck,
  access: checkers,
  effect: 'change',
  input: z.object({ kind: z.enum(checkKinds), id }),
  output: checkRow.extend({
    mobile: z.string(),
    /** In the order they are compared; `field` is what a reason refers to. */
    facts: z.array(z.object({ field: z.string(), value: z.string() })),
    /** What was approved for this account before, under the same names; empty where nothing was. */
    earlier: z.array(z.object({ field: z.string(), value: z.string() })),
    scans: z.array(z.object({ field: z.string(), url: z.string(), mime: z.string() })),
    reasons: z.array(account.checkReason),
    /** The birth date is not in a passport's number: whoever approves reads it off the scan. */
    needs_birth_date: z.boolean(),
    can: z.object({ decide: z.boolean() }),
  }),
})

export const decideCheck = defineCall({
  name: 'decideCheck',
  summary: 'Approve a submission, or refuse it with reasons',
  methods: ['POST'],
  path: paths.decideCheck,
  access: checkers,
  effect: 'change',
  input: z
    .object({
      kind: z.enum(checkKinds),
      id,
      approve: z.boolean(),
      reasons: z.array(account.checkReason).max(20).default([]),
      birth_date: day.optional(),
    })
    .refine(({ approve, reasons }) => approve || reasons.length > 0, { path: ['reasons'] }),
  output: done,
})
