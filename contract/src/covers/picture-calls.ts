// Pictures that an image model makes for members, where a site offers that. Nobody uses one before staff passed it.
import { z } from 'zod'
import { type ColleagueRole, defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose } from '../text'
import { done, id, idempotencyKey, nothing, timestamp, version } from '../wire'
import { uploadedImage } from './design-calls'

const makers = ['owner', 'publisher'] as const satisfies readonly ColleagueRole[]
const editors = ['admin', 'editor'] as const

export const pictureLimits = { prompt: 1000, reason: 500, daily: 1000 } as const

/**
 * waiting: the model has not made it yet. made: staff have not looked yet. passed: can be used. refused: staff say why.
 * failed: the model made none.
 */
export const askedStates = ['waiting', 'made', 'passed', 'refused', 'failed'] as const
export type AskedState = (typeof askedStates)[number]

export const readPictureOffer = defineCall({
  name: 'readPictureOffer',
  summary: 'Retrieve whether pictures can be generated here, and how many more today',
  methods: ['GET'],
  path: paths.readPictureOffer,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.object({
    is_offered: z.boolean(),
    /** Within 24 hours, for the account. */
    daily_pictures: z.number().int(),
    left_pictures: z.number().int(),
    /** Staff look at each before it can be used. */
    is_looked_at: z.boolean(),
  }),
})

export const askPicture = defineCall({
  name: 'askPicture',
  summary: 'Generate a picture with an image model',
  methods: ['POST'],
  path: paths.askPicture,
  access: 'member',
  effect: 'change',
  colleagues: makers,
  rate: { max: 30, seconds: 600, per: 'account' },
  input: z.object({
    idempotency_key: idempotencyKey.optional(),
    prompt: prose(pictureLimits.prompt, 2),
    work_id: id.optional(),
  }),
  output: z.object({ id, state: z.enum(askedStates) }),
})

const askedPicture = z.object({
  id,
  prompt: z.string(),
  state: z.enum(askedStates),
  work: z.object({ id, title: z.string() }).nullable(),
  /** Once it is passed; a scene names it by `upload_id` like any other picture. */
  picture: uploadedImage.nullable(),
  /** Why staff refused it, or why none was made. */
  reason: z.string(),
  asked_at: timestamp,
})

export const listAskedPictures = defineCall({
  name: 'listAskedPictures',
  summary: 'List the pictures the account has generated, newest first',
  methods: ['GET'],
  path: paths.listAskedPictures,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput }),
  output: pageOf(askedPicture),
})

/** Called before the drawn file is uploaded. A release that shows a generated picture says so from then on. */
export const attachDesign = defineCall({
  name: 'attachDesign',
  summary: 'Use a design as a release’s cover',
  methods: ['POST'],
  path: paths.attachDesign,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: makers,
  input: z.object({ id, work_id: id }),
  output: z.object({
    /** The design shows a picture that a model made: the release discloses it. */
    is_generated: z.boolean(),
    /** Of the release, which may have been saved by this. */
    work_version: z.number().int(),
  }),
})

export const listPicturesToPass = defineCall({
  name: 'listPicturesToPass',
  summary: 'Pictures of the model: those that wait oldest first, decided ones newest first',
  methods: ['GET'],
  path: paths.listPicturesToPass,
  access: editors,
  effect: 'read',
  input: z.object({ ...pageInput, state: z.enum(['made', 'passed', 'refused']).default('made') }),
  output: pageOf(
    z.object({
      id,
      prompt: z.string(),
      state: z.enum(askedStates),
      member: z.object({ id, name: z.string() }),
      work: z.object({ id, title: z.string() }).nullable(),
      /** None of a refused one: it is gone. */
      image: z.string().nullable(),
      reason: z.string(),
      decided_by: z.string(),
      asked_at: timestamp,
    }),
  ),
})

const onOne = {
  methods: ['POST'],
  access: editors,
  effect: 'change',
  idempotent: true,
  output: done,
} as const

export const passPicture = defineCall({
  ...onOne,
  name: 'passPicture',
  summary: 'Let a member use a picture that the model made',
  path: paths.passPicture,
  input: z.object({ id }),
})

export const refusePicture = defineCall({
  ...onOne,
  name: 'refusePicture',
  summary: 'Refuse a picture that the model made; its member is told why',
  path: paths.refusePicture,
  input: z.object({ id, reason: prose(pictureLimits.reason, 2) }),
})

/** As a decimal, in the currency of the model. */
const dailyAmount = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/)

export const readPictureRules = defineCall({
  name: 'readPictureRules',
  summary: 'What the site allows of the image model, and which one the machine has',
  methods: ['GET'],
  path: paths.readPictureRules,
  access: editors,
  effect: 'read',
  input: nothing,
  output: z.object({
    version: z.number().int(),
    is_offered: z.boolean(),
    daily_pictures: z.number().int(),
    daily_amount: z.string(),
    passes_unseen: z.boolean(),
    /** None: whoever runs the machine has set up no model. */
    model: z.object({ name: z.string(), price: z.string(), currency: z.string() }).nullable(),
  }),
})

export const savePictureRules = defineCall({
  name: 'savePictureRules',
  summary: 'Offer the image model to members, and how much of it',
  methods: ['POST'],
  path: paths.savePictureRules,
  access: ['admin'],
  effect: 'change',
  input: z.object({
    version,
    is_offered: z.boolean(),
    daily_pictures: z.number().int().min(0).max(pictureLimits.daily),
    daily_amount: dailyAmount,
    passes_unseen: z.boolean(),
  }),
  output: z.object({ version: z.number().int() }),
})
