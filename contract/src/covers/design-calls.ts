// The library of an account's designs. Colleagues of a company share it.
import { z } from 'zod'
import { type ColleagueRole, defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { done, flag, id, idempotencyKey, timestamp, version } from '../wire'
import {
  design,
  designName,
  designRow,
  designVersionRow,
  drawnFormats,
  drawnSizes,
  imageLimits,
  openedScene,
  sentScene,
} from './design'

const makers = ['owner', 'publisher'] as const satisfies readonly ColleagueRole[]

export const listDesigns = defineCall({
  name: 'listDesigns',
  summary: 'List the account’s designs, last saved first',
  methods: ['GET'],
  path: paths.listDesigns,
  access: 'member',
  effect: 'read',
  input: z.object({
    ...pageInput,
    search: words(longestSearch).optional(),
    favourites: flag.optional(),
    bin: flag.optional(),
    work_id: id.optional(),
  }),
  output: pageOf(designRow),
})

export const readDesign = defineCall({
  name: 'readDesign',
  summary: 'Retrieve a design’s scene with links to its pictures',
  methods: ['GET'],
  path: paths.readDesign,
  access: 'member',
  effect: 'read',
  input: z.object({ id }),
  output: design,
})

const madeDesign = z.object({ id, version: z.number().int(), saved_at: timestamp })

export const createDesign = defineCall({
  name: 'createDesign',
  summary: 'Create a design',
  methods: ['POST'],
  path: paths.createDesign,
  access: 'member',
  effect: 'change',
  colleagues: makers,
  rate: { max: 120, seconds: 600, per: 'account' },
  input: z.object({
    idempotency_key: idempotencyKey.optional(),
    name: designName,
    scene: sentScene,
    work_id: id.optional(),
  }),
  output: madeDesign,
})

/** Refused as a conflict on an older version; `data` then says the present `version`, `saved_at` and `saved_by`. */
export const saveDesign = defineCall({
  name: 'saveDesign',
  summary: 'Save a design, based on the version it was read with',
  methods: ['POST'],
  path: paths.saveDesign,
  access: 'member',
  effect: 'change',
  colleagues: makers,
  input: z.object({
    id,
    version,
    name: designName,
    scene: sentScene,
    /** Left out: the release it is made for stays as it is. */
    work_id: id.nullable().optional(),
  }),
  output: z.object({ version: z.number().int(), saved_at: timestamp }),
})

export const markDesign = defineCall({
  name: 'markDesign',
  summary: 'Add a design to favourites, or remove it',
  methods: ['POST'],
  path: paths.markDesign,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: makers,
  input: z.object({ id, is_favourite: z.boolean() }),
  output: done,
})

export const copyDesign = defineCall({
  name: 'copyDesign',
  summary: 'Duplicate a design',
  methods: ['POST'],
  path: paths.copyDesign,
  access: 'member',
  effect: 'change',
  colleagues: makers,
  rate: { max: 120, seconds: 600, per: 'account' },
  input: z.object({ idempotency_key: idempotencyKey.optional(), id, name: designName }),
  output: madeDesign,
})

const onOne = {
  methods: ['POST'],
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: makers,
  input: z.object({ id }),
  output: done,
} as const

export const binDesign = defineCall({
  ...onOne,
  name: 'binDesign',
  summary: 'Move a design to the bin',
  path: paths.binDesign,
})

export const restoreDesign = defineCall({
  ...onOne,
  name: 'restoreDesign',
  summary: 'Restore a design from the bin',
  path: paths.restoreDesign,
})

export const removeDesign = defineCall({
  ...onOne,
  name: 'removeDesign',
  summary: 'Delete a design in the bin for good',
  path: paths.removeDesign,
})

export const listDesignVersions = defineCall({
  name: 'listDesignVersions',
  summary: 'List a design’s earlier versions, newest first',
  methods: ['GET'],
  path: paths.listDesignVersions,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput, id }),
  output: pageOf(designVersionRow),
})

export const readDesignVersion = defineCall({
  name: 'readDesignVersion',
  summary: 'Retrieve an earlier version of a design',
  methods: ['GET'],
  path: paths.readDesignVersion,
  access: 'member',
  effect: 'read',
  input: z.object({ id, version_id: id }),
  output: designVersionRow.extend(openedScene),
})

export const keepDesignVersion = defineCall({
  name: 'keepDesignVersion',
  summary: 'Save the current state of a design as a named version',
  methods: ['POST'],
  path: paths.keepDesignVersion,
  access: 'member',
  effect: 'change',
  colleagues: makers,
  input: z.object({ idempotency_key: idempotencyKey.optional(), id, name: designName }),
  output: z.object({ id }),
})

/** What uploading a picture answers; a scene names it by `upload_id`. */
export const uploadedImage = z.object({
  upload_id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
})

export const uploadDesignImage = defineCall({
  name: 'uploadDesignImage',
  summary: 'Upload a picture for designs: JPEG, PNG, WebP, GIF or AVIF',
  methods: ['POST'],
  path: paths.uploadDesignImage,
  access: 'member',
  effect: 'change',
  colleagues: makers,
  rate: { max: 60, seconds: 600, per: 'account' },
  body: 'multipart',
  largestFile: imageLimits.bytes,
  input: z.object({}),
  output: uploadedImage,
})

/** Asked again until it is ready: drawing takes a while. */
export const drawDesign = defineCall({
  name: 'drawDesign',
  summary: 'Render a design as a picture on the server',
  methods: ['POST'],
  path: paths.drawDesign,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: makers,
  rate: { max: 240, seconds: 600, per: 'account' },
  input: z.object({ id, size: z.enum(drawnSizes), format: z.enum(drawnFormats) }),
  output: z.object({
    state: z.enum(['waiting', 'ready', 'failed']),
    /** Of the design that is drawn. */
    version: z.number().int(),
    url: z.string().nullable(),
  }),
})
