// Drafts, their way to a signed work, and everything a member does with a work afterwards.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { prose, token, words } from '../text'
import { day, done, flag, id, timestamp, version } from '../wire'
import {
  artist,
  longestAnswer,
  mostTracks,
  rejectReason,
  releaseDetails,
  scope,
  trackDetails,
  trackRights,
  work,
  workCan,
  workKinds,
  workPurposes,
} from './work'
import { workStatuses } from './work-status'

/** Who may change works for a company. Only the owner signs and deletes. */
const publishers = ['owner', 'publisher'] as const

export const createWork = defineCall({
  name: 'createWork',
  summary: 'Start a draft; a single starts with one track',
  methods: ['POST'],
  path: paths.createWork,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  rate: { max: 200, seconds: 3600, per: 'account' },
  colleagues: publishers,
  input: z.object({ kind: z.enum(workKinds) }),
  output: z.object({ id }),
})

export const copyWork = defineCall({
  name: 'copyWork',
  summary: 'Start a draft from one of your releases, without its codes and release date',
  methods: ['POST'],
  path: paths.copyWork,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  rate: { max: 200, seconds: 3600, per: 'account' },
  colleagues: publishers,
  input: z.object({ id }),
  /** `without`: files that the release had and that are no longer stored. */
  output: z.object({ id, without: z.array(z.string()) }),
})

export const readWork = defineCall({
  name: 'readWork',
  summary: 'Retrieve a release with its tracks, scope, reasons and agreements',
  methods: ['GET'],
  path: paths.readWork,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  output: work,
})

/** Every change says on which version it stands; on a newer one it is refused with the work as it is now. */
const onVersion = { id, version }
const saved = z.object({ version: z.number().int(), saved_at: timestamp })

export const saveWork = defineCall({
  name: 'saveWork',
  summary: 'Save changes to a draft; fields you leave out don’t change',
  methods: ['POST'],
  path: paths.saveWork,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  colleagues: publishers,
  input: z.object({
    ...onVersion,
    details: releaseDetails.partial().optional(),
    tracks: z
      .array(
        z.object({
          id,
          details: trackDetails.omit({ rights: true }).extend({ rights: trackRights.partial() }).partial(),
        }),
      )
      .max(mostTracks)
      .optional(),
    scope: scope.partial().optional(),
  }),
  output: saved,
})

export const addTracks = defineCall({
  name: 'addTracks',
  summary: 'Add tracks to the end of an album',
  methods: ['POST'],
  path: paths.addTracks,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  colleagues: publishers,
  input: z.object({
    ...onVersion,
    tracks: z
      .array(z.object({ title: words(200), artists: z.array(artist).max(20).optional() }))
      .min(1)
      .max(mostTracks),
  }),
  output: saved.extend({ track_ids: z.array(id) }),
})

export const removeTrack = defineCall({
  name: 'removeTrack',
  summary: 'Remove a track from an album, with its materials',
  methods: ['POST'],
  path: paths.removeTrack,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  colleagues: publishers,
  input: z.object({ ...onVersion, track_id: id }),
  output: saved,
})

export const orderTracks = defineCall({
  name: 'orderTracks',
  summary: 'Reorder the tracks of an album',
  methods: ['POST'],
  path: paths.orderTracks,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ ...onVersion, track_ids: z.array(id).min(1).max(mostTracks) }),
  output: saved,
})

export const nameKinds = ['artist', 'label', 'contributor'] as const

export const suggestNames = defineCall({
  name: 'suggestNames',
  summary: 'Suggest names from your earlier releases that match what was typed',
  methods: ['GET'],
  path: paths.suggestNames,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ kind: z.enum(nameKinds), typed: words(120).default('') }),
  output: z.array(z.string()),
})

const moved = z.object({ status: z.enum(workStatuses), version: z.number().int() })

/** A step of a work's way that its member takes. What a publisher may do, a key may; what only the owner may takes no key. */
function moveCall<const N extends string, I extends z.ZodType>(
  name: N,
  path: string,
  summary: string,
  input: I,
  colleagues: readonly ('owner' | 'publisher')[] = publishers,
) {
  return defineCall({
    name,
    summary,
    methods: ['POST'],
    path,
    access: 'member',
    effect: 'change',
    ...(colleagues === publishers && { scope: 'works:write' as const }),
    colleagues,
    input,
    output: moved,
  })
}

export const completeWork = moveCall(
  'completeWork',
  paths.completeWork,
  'Complete information and materials and continue to the scope',
  z.object(onVersion),
)
export const chooseScope = moveCall(
  'chooseScope',
  paths.chooseScope,
  'Confirm the scope and continue to the distribution agreement',
  z.object(onVersion),
)
export const changeScope = moveCall(
  'changeScope',
  paths.changeScope,
  'Go back to the scope before signing',
  z.object({ id }),
)
export const recallWork = moveCall(
  'recallWork',
  paths.recallWork,
  'Recall a release to change it, until a reviewer starts',
  z.object({ id }),
)
export const reviseWork = moveCall(
  'reviseWork',
  paths.reviseWork,
  'Reopen a rejected release with everything in it',
  z.object({ id }),
)
export const takeDownWork = moveCall(
  'takeDownWork',
  paths.takeDownWork,
  'Take a release down from all channels',
  z.object({ id, reason: prose(500, 2) }),
  ['owner'],
)
export const releaseWorkAgain = moveCall(
  'releaseWorkAgain',
  paths.releaseWorkAgain,
  'Reopen a release that was taken down, with the same codes',
  z.object({ id }),
)

export const submitWorkAgain = moveCall(
  'submitWorkAgain',
  paths.submitWorkAgain,
  'Submit a corrected release again without a new signature, if its terms are the ones signed',
  z.object(onVersion),
)

export const answerReviewer = defineCall({
  name: 'answerReviewer',
  summary:
    'Reply to a reason for rejection, or about the whole release; refused if a colleague has replied in the meantime',
  methods: ['POST'],
  path: paths.answerReviewer,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({
    id,
    /** Null: about the whole work. */
    key: token(60).nullable(),
    answer: prose(longestAnswer),
    /** What stood there for whoever answers. */
    answer_before: prose(longestAnswer),
  }),
  output: done,
})

export const submitSupplement = moveCall(
  'submitSupplement',
  paths.submitSupplement,
  'Send added materials to review',
  z.object({ id }),
)

export const startRevision = defineCall({
  name: 'startRevision',
  summary:
    'Start to change a release that’s out, or add materials to it; returns the open revision if there is one',
  methods: ['POST'],
  path: paths.startRevision,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ id, purpose: z.enum(['revision', 'supplement']) }),
  output: z.object({ id, purpose: z.enum(workPurposes) }),
})

export const discardRevision = defineCall({
  name: 'discardRevision',
  summary: 'Discard an open revision; the release doesn’t change',
  methods: ['POST'],
  path: paths.discardRevision,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  colleagues: publishers,
  input: z.object({ id }),
  output: done,
})

/** How long a deleted draft stays in the bin. */
export const binDays = 30

export const deleteDraft = defineCall({
  name: 'deleteDraft',
  summary: 'Move a draft to the bin',
  methods: ['POST'],
  path: paths.deleteDraft,
  access: 'member',
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const restoreDraft = defineCall({
  name: 'restoreDraft',
  summary: 'Restore a draft from the bin',
  methods: ['POST'],
  path: paths.restoreDraft,
  access: 'member',
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const batchActions = ['delete', 'restore', 'recall', 'take_down'] as const

export const changeWorks = defineCall({
  name: 'changeWorks',
  summary: 'Recall, delete, restore or take down several releases; each succeeds or fails on its own',
  methods: ['POST'],
  path: paths.changeWorks,
  access: 'member',
  effect: 'change',
  input: z.object({
    ids: z.array(id).min(1).max(100),
    action: z.enum(batchActions),
    reason: prose(500, 2).optional(),
    /** Nothing is changed: only what would become of each is answered. */
    only_ask: z.boolean().default(false),
  }),
  /** `problem`: why it was refused, in the reader's words. */
  output: z.array(z.object({ id, problem: z.string().nullable() })),
})

export const workSorts = ['updated', 'created', 'title', 'release_date'] as const

/** What a list is narrowed by. Several statuses come as `00,01`. */
export const workFilter = {
  search: words(longestSearch).optional(),
  statuses: token(200)
    .optional()
    .transform(text => (text ? text.split(',') : []))
    .pipe(z.array(z.enum(workStatuses))),
  kind: z.enum(workKinds).optional(),
  /** Days of the last change. */
  from: day.optional(),
  to: day.optional(),
  bin: flag.optional(),
}

export const workRow = z.object({
  id,
  kind: z.enum(workKinds),
  status: z.enum(workStatuses),
  revision: z.object({ id, status: z.enum(workStatuses), purpose: z.enum(workPurposes) }).nullable(),
  title: z.string(),
  artists: z.string(),
  track_count: z.number().int(),
  cover_url: z.string().nullable(),
  release_date: z.iso.date().nullable(),
  upc: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
  can: workCan,
})
export type WorkRow = z.output<typeof workRow>

export const listWorks = defineCall({
  name: 'listWorks',
  summary: 'List your releases page by page, revisions next to their release',
  methods: ['GET'],
  path: paths.listWorks,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ ...workFilter, sort: z.enum(workSorts).default('updated'), ...pageInput }),
  output: pageOf(workRow),
})

export const timelineEntry = z.object({
  id,
  at: timestamp,
  event: z.string(),
  from: z.enum(workStatuses).nullable(),
  to: z.enum(workStatuses).nullable(),
  by: z.enum(['member', 'staff', 'system']),
  /** Members see the names of their colleagues; staff stay unnamed. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  /** The day it speaks of: when a work goes down, until when it may stay. */
  until: day.nullable(),
  reasons: z.array(rejectReason),
})

export const readTimeline = defineCall({
  name: 'readTimeline',
  summary: 'Retrieve a release’s timeline, and how long each stage usually takes here',
  methods: ['GET'],
  path: paths.readTimeline,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  output: z.object({
    entries: z.array(timelineEntry),
    /** Median seconds of the last 90 days; a stage without enough works is left out. */
    usual: z.array(z.object({ stage: z.enum(['content', 'rights', 'distribution']), seconds: z.number() })),
  }),
})
