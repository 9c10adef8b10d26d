// The library of reasons for sending a work back.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { inBothLanguages, prose, words } from '../text'
import { done, id, nothing } from '../wire'

const reviewers = ['editor', 'rights'] as const

/** Which part of a work a reason speaks of. */
export const reasonParts = [
  'title',
  'artists',
  'credits',
  'cover',
  'audio',
  'lyrics',
  'rights',
  'scope',
  'other',
] as const
export type ReasonPart = (typeof reasonParts)[number]

export const reviewReason = z.object({
  id,
  part: z.enum(reasonParts),
  title: inBothLanguages(z.string()),
  text: inBothLanguages(z.string()),
  uses: z.number().int(),
})
export type ReviewReason = z.output<typeof reviewReason>

export const listReviewReasons = defineCall({
  name: 'listReviewReasons',
  summary: 'Reasons to choose from, the most used of each part first',
  methods: ['GET'],
  path: paths.listReviewReasons,
  access: reviewers,
  effect: 'read',
  input: nothing,
  output: z.array(reviewReason),
})

const filled = (max: number) => words(max, 1)
const filledProse = (max: number) => prose(max, 1)

export const saveReviewReason = defineCall({
  name: 'saveReviewReason',
  summary: 'Keep a reason in the library; without an id a new one',
  methods: ['POST'],
  path: paths.saveReviewReason,
  access: reviewers,
  effect: 'change',
  input: z.object({
    id: id.optional(),
    part: z.enum(reasonParts),
    title: inBothLanguages(filled(80)),
    text: inBothLanguages(filledProse(1000)),
  }),
  output: z.object({ id }),
})

export const removeReviewReason = defineCall({
  name: 'removeReviewReason',
  summary: 'Remove a reason from the library; works rejected with it keep it',
  methods: ['POST'],
  path: paths.removeReviewReason,
  access: reviewers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})
