// The steps of a work's way that staff take.
import { z } from 'zod'
import { defineCall, type StaffRole } from '../call'
import { paths } from '../paths'
import { id } from '../wire'
import { rejectReason } from '../works/work'
import { workStatuses } from '../works/work-status'

const moved = z.object({ status: z.enum(workStatuses) })

function reviewCall<const N extends string, I extends z.ZodType>(
  name: N,
  path: string,
  summary: string,
  access: readonly StaffRole[],
  input: I,
) {
  return defineCall({
    name,
    summary,
    methods: ['POST'],
    path,
    access,
    effect: 'change',
    input,
    output: moved,
  })
}

export const claimWork = reviewCall(
  'claimWork',
  paths.claimWork,
  'Take a work for review: nobody else reviews it and its member can no longer recall it',
  ['editor', 'rights'],
  z.object({ id }),
)
export const releaseClaim = reviewCall(
  'releaseClaim',
  paths.releaseClaim,
  'Give a claimed work back to the queue',
  ['editor', 'rights'],
  z.object({ id }),
)
export const passContent = reviewCall(
  'passContent',
  paths.passContent,
  'The content is fine: on to the rights review',
  ['editor'],
  z.object({ id }),
)
export const passRights = reviewCall(
  'passRights',
  paths.passRights,
  'The rights are fine: on to distribution',
  ['rights'],
  z.object({ id }),
)
export const rejectWork = reviewCall(
  'rejectWork',
  paths.rejectWork,
  'Send a work back with reasons',
  ['editor', 'rights'],
  z.object({ id, reasons: z.array(rejectReason).min(1).max(50) }),
)
export const staffTakeDown = reviewCall(
  'staffTakeDown',
  paths.staffTakeDown,
  'Take a released work off all channels',
  ['rights'],
  z.object({ id, reason: z.string().trim().min(2).max(500) }),
)
export const closeTakedown = reviewCall(
  'closeTakedown',
  paths.closeTakedown,
  'Close a takedown by hand, with a note how it was confirmed',
  ['rights'],
  z.object({ id, note: z.string().trim().min(2).max(500) }),
)
