// What a reviewer sees: who waits, and everything about one work on one screen.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { token, words } from '../text'
import { id, nothing, timestamp } from '../wire'
import { lyricsRead, material } from '../works/material'
import { waveform } from '../works/material-calls'
import * as works from '../works/work'
import { timelineEntry } from '../works/work-calls'
import { workStatuses } from '../works/work-status'

const reviewers = ['editor', 'rights'] as const

export const reviewStages = ['content', 'rights'] as const
export type ReviewStage = (typeof reviewStages)[number]
/** `free`: nobody has claimed it. */
export const reviewViews = ['all', 'free', 'mine'] as const

/** By how long it waits for this stage, by when its member was promised an answer, by when it is to come out. */
export const reviewSorts = ['waiting', 'promise', 'release'] as const
export type ReviewSort = (typeof reviewSorts)[number]

const person = z.object({ id, name: z.string() })

const queueRow = z.object({
  id,
  kind: z.enum(works.workKinds),
  purpose: z.enum(works.workPurposes),
  status: z.enum(workStatuses),
  title: z.string(),
  artists: z.string(),
  track_count: z.number().int(),
  cover_url: z.string().nullable(),
  release_date: z.iso.date().nullable(),
  member: z.object({ id, nickname: z.string() }),
  /** Since when it waits for this stage. */
  waiting_since: timestamp,
  /** When the site has promised an answer. */
  due_at: timestamp,
  claimed_by: person.nullable(),
  /** It was sent back before. */
  rejections: z.number().int(),
  warnings: z.number().int(),
})

const queueFilter = {
  stage: z.enum(reviewStages),
  view: z.enum(reviewViews).default('all'),
  kind: z.enum(works.workKinds).optional(),
  purpose: z.enum(works.workPurposes).optional(),
  search: words(longestSearch).optional(),
  sort: z.enum(reviewSorts).default('waiting'),
}

export const listReviewQueue = defineCall({
  name: 'listReviewQueue',
  summary: 'Works that wait for a review, in the order that was asked for',
  methods: ['GET'],
  path: paths.listReviewQueue,
  access: reviewers,
  effect: 'read',
  input: z.object({ ...pageInput, ...queueFilter }),
  output: pageOf(queueRow).extend({
    /** Of both stages, whatever the filter. */
    counts: z.record(
      z.enum(reviewStages),
      z.object({
        waiting: z.number().int(),
        free: z.number().int(),
        mine: z.number().int(),
        late: z.number().int(),
      }),
    ),
  }),
})

/** Only shown: the first thing that is done with it claims it. */
export const findNextWork = defineCall({
  name: 'findNextWork',
  summary:
    'The first work of the queue that this person may review and nobody has claimed; null: nothing waits',
  methods: ['GET'],
  path: paths.findNextWork,
  access: reviewers,
  effect: 'read',
  input: z.object({
    stage: z.enum(reviewStages),
    kind: z.enum(works.workKinds).optional(),
    purpose: z.enum(works.workPurposes).optional(),
    sort: z.enum(reviewSorts).default('waiting'),
    /** Not this one: the reviewer has just passed it by. */
    after: id.optional(),
  }),
  output: z.object({ id: id.nullable() }),
})

/** How a work was at one time. */
const snapshot = z.object({
  details: works.releaseDetails,
  scope: works.scope,
  tracks: z.array(works.track.pick({ id: true, position: true, details: true })),
  materials: z.array(
    material
      .pick({ id: true, track_id: true, type: true, file_name: true, sha256: true, size: true })
      // What was handed in before lyrics could be read otherwise says nothing about it.
      .extend({ encoding: material.shape.encoding.optional() }),
  ),
})
export type WorkSnapshot = z.output<typeof snapshot>

const duplicate = z.object({
  /** The material of the reviewed work that sounds like it. */
  material_id: id,
  /** Where the other recording is. */
  work: z.object({
    id,
    title: z.string(),
    artists: z.string(),
    status: z.enum(workStatuses),
    member: z.object({ id, nickname: z.string() }),
    track_title: z.string(),
    isrc: z.string().nullable(),
  }),
  other_material_id: id,
  url: z.string(),
  duration: z.number(),
  /** 0 to 1. */
  likeness: z.number(),
  /** How many seconds later the same music comes in the other recording; negative: earlier. */
  offset: z.number(),
  is_same_member: z.boolean(),
})
export type Duplicate = z.output<typeof duplicate>

export const reviewedWork = z.object({
  work: works.work.omit({ can: true, revision: true }),
  stage: z.enum(reviewStages).nullable(),
  materials: z.array(material),
  member: z.object({
    id,
    nickname: z.string(),
    /** As it was verified; null: it was not. */
    name: z.string().nullable(),
    kind: z.enum(['personal', 'enterprise', 'minor']),
    verified: z.boolean(),
    since: timestamp,
    /** Counted up to a thousand. */
    released: z.number().int(),
    /** How often one of their latest works was sent back. */
    rejected: z.number().int(),
  }),
  channels: z.array(z.object({ id, name: z.string() })),
  /** With the names of staff, unlike the member's. */
  history: z.array(timelineEntry),
  /** What it is compared with, newest first: what is online now, and what was handed in before. */
  earlier: z.array(z.object({ kind: z.enum(['online', 'submission']), at: timestamp, content: snapshot })),
  duplicates: z.array(duplicate),
  waiting_since: timestamp,
  due_at: timestamp,
  claimed_by: person.nullable(),
  content_passed_by: person.nullable(),
  can: z.object({
    claim: z.boolean(),
    release: z.boolean(),
    pass: z.boolean(),
    reject: z.boolean(),
    /** Why not, where it cannot be passed by this person. */
    obstacle: z.enum(['own_content', 'own_work', 'claimed', 'other_role', 'not_in_review']).nullable(),
  }),
})
export type ReviewedWork = z.output<typeof reviewedWork>

export const openReview = defineCall({
  name: 'openReview',
  summary: 'Everything about one work under review',
  methods: ['GET'],
  path: paths.openReview,
  access: reviewers,
  effect: 'read',
  input: z.object({ id }),
  output: reviewedWork,
})

export const readReviewWaveform = defineCall({
  name: 'readReviewWaveform',
  summary: 'The outline of an audio file, for drawing: pairs of lowest and highest, -128 to 127',
  methods: ['GET'],
  path: paths.readReviewWaveform,
  access: reviewers,
  effect: 'read',
  input: z.object({ id }),
  output: waveform,
})

export const readReviewLyrics = defineCall({
  name: 'readReviewLyrics',
  summary: 'The text of a lyric file, whatever its encoding was',
  methods: ['GET'],
  path: paths.readReviewLyrics,
  access: reviewers,
  effect: 'read',
  input: z.object({ id }),
  output: lyricsRead,
})

export const readEarlierFile = defineCall({
  name: 'readEarlierFile',
  summary: 'A file of an earlier submission, to compare it with the one that took its place',
  methods: ['GET'],
  path: paths.readEarlierFile,
  access: reviewers,
  effect: 'read',
  input: z.object({ id, sha256: token(64) }),
  output: z.object({
    file_name: z.string(),
    url: z.string(),
    thumbnail_url: z.string().nullable(),
    waveform: readReviewWaveform.output,
    /** Null: no lyrics, or none that can be read. */
    lyrics: z.string().nullable(),
  }),
})

export const countReviews = defineCall({
  name: 'countReviews',
  summary: 'How many works wait for each stage of review',
  methods: ['GET'],
  path: paths.countReviews,
  access: reviewers,
  effect: 'read',
  input: nothing,
  output: z.object({ content: z.number().int(), rights: z.number().int(), cases: z.number().int() }),
})
