import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { inBothLanguages, prose, words } from '../text'
import { done, id } from '../wire'
import { unknownPlaces } from './canned-answers'
import { questionTypes, textLength } from './ticket'

const desk = ['admin', 'support'] as const

const cannedAnswer = z.object({
  id,
  title: z.string(),
  category: z.enum(questionTypes).nullable(),
  text: inBothLanguages(z.string()),
  uses: z.number().int(),
})

export const listCannedAnswers = defineCall({
  name: 'listCannedAnswers',
  summary: 'The answers the desk keeps ready, most used first',
  methods: ['GET'],
  path: paths.listCannedAnswers,
  access: desk,
  effect: 'read',
  input: z.object({}),
  output: z.array(cannedAnswer),
})

const template = prose(textLength.max, 2).refine(text => unknownPlaces(text).length === 0, {
  error: 'unknownPlace',
})

export const saveCannedAnswer = defineCall({
  name: 'saveCannedAnswer',
  summary: 'Write an answer for later, or change one',
  methods: ['POST'],
  path: paths.saveCannedAnswer,
  access: desk,
  effect: 'change',
  input: z.object({
    /** Absent: a new one. */
    id: id.optional(),
    title: words(80, 2),
    category: z.enum(questionTypes).nullable(),
    text: inBothLanguages(template),
  }),
  output: cannedAnswer,
})

export const useCannedAnswer = defineCall({
  name: 'useCannedAnswer',
  summary: 'Count that an answer was put to use',
  methods: ['POST'],
  path: paths.useCannedAnswer,
  access: desk,
  effect: 'change',
  input: z.object({ id }),
  output: done,
})

export const removeCannedAnswer = defineCall({
  name: 'removeCannedAnswer',
  summary: 'Throw an answer away',
  methods: ['POST'],
  path: paths.removeCannedAnswer,
  access: desk,
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})
