// The member's entry page: what stands where, and what to do next.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { id, nothing } from '../wire'

export const accountTasks = [
  'verify_identity',
  'identity_refused',
  'complete_minor',
  'minor_refused',
  'come_of_age',
  'enterprise_refused',
  'invitation',
] as const

export const indexData = defineCall({
  name: 'indexData',
  summary: 'Retrieve what the start page shows: releases by status, open tasks, income, messages',
  methods: ['POST'],
  path: paths.indexData,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.object({
    works_by_status: z.array(z.object({ status: z.string(), count: z.number().int() })),
    waiting: z.array(z.object({ work_id: id, title: z.string(), status: z.string() })),
    /** What the account itself still needs, most urgent first. */
    tasks: z.array(z.enum(accountTasks)),
    /** Handed in, not decided yet, and nothing approved before: drafts can be written meanwhile, not submitted. */
    is_identity_waiting: z.boolean(),
    income: z.object({ available: z.string(), to_confirm: z.string(), in_withdrawal: z.string() }),
    unread_messages: z.number().int(),
  }),
})
