// The steps of a work's way that staff take, and what they decide about works that are out.
import { z } from 'zod'
import { defineCall, type StaffRole } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose } from '../text'
import { day, id, timestamp } from '../wire'
import { rejectReason } from '../works/work'
import { workStatuses } from '../works/work-status'

const said = prose(500, 2)
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
  z.object({ id, reason: said }),
)
const oneTrack = z.object({ id, track_id: id, reason: said })
export const withdrawTrack = reviewCall(
  'withdrawTrack',
  paths.withdrawTrack,
  'Take one track of a released work off all channels; the last one takes the work with it',
  ['rights'],
  oneTrack,
)
export const restoreTrack = reviewCall(
  'restoreTrack',
  paths.restoreTrack,
  'Bring a withdrawn track back to the channels',
  ['rights'],
  oneTrack,
)
export const closeTakedown = reviewCall(
  'closeTakedown',
  paths.closeTakedown,
  'Close a takedown by hand, with a note how it was confirmed',
  ['rights'],
  z.object({ id, note: said }),
)

/** A released work about which rights staff have to decide. */
const rightsCase = z.object({
  id,
  work_id: id,
  title: z.string(),
  artists: z.string(),
  status: z.enum(workStatuses),
  member: z.object({ id, nickname: z.string() }),
  reason: z.enum(['licence_ended', 'consent_withdrawn']),
  /** The last day on which it was licensed, or the day on which consent was withdrawn. */
  ended_on: day,
  /** Whose licences do not go on. */
  tracks: z.array(z.object({ id, title: z.string(), licence_ends: day })),
  opened_at: timestamp,
  /** On this day it goes down by itself. While its member's renewal is in review it waits for that. */
  due_on: day,
  /** What its member has under way: it may hold the new licence. */
  revision: z.object({ id, status: z.enum(workStatuses) }).nullable(),
})

export const listRightsCases = defineCall({
  name: 'listRightsCases',
  summary: 'Released works that wait for a decision about their rights, the most urgent first',
  methods: ['GET'],
  path: paths.listRightsCases,
  access: ['rights'],
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(rightsCase),
})

export const keepWorkUp = reviewCall(
  'keepWorkUp',
  paths.keepWorkUp,
  'Let a work whose licence has ended stay up until another day, with a note that its member sees',
  ['rights'],
  z.object({ id, until: day, note: said }),
)
