import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { asTyped } from '../text'
import { id, nothing, timestamp, wholeNumber } from '../wire'
import { materialTypes, uploadStates } from './material'
import { directUpload, mostPartsAtOnce, partNumber } from './upload-parts'
import { workStatuses } from './work-status'

export const waitingCount = defineCall({
  name: 'waitingCount',
  summary: 'Count the releases that need you, by status',
  methods: ['GET'],
  path: paths.waitingCount,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: nothing,
  output: z.object({
    total: z.number().int(),
    by_status: z.array(z.object({ status: z.enum(workStatuses), count: z.number().int() })),
  }),
})

export const storageUse = defineCall({
  name: 'storageUse',
  summary: 'Retrieve the storage used and the quota, in bytes',
  methods: ['GET'],
  path: paths.storageUse,
  access: 'member',
  effect: 'read',
  scope: 'upload',
  input: nothing,
  output: z.object({
    used: z.number().int(),
    quota: z.number().int(),
    by_type: z.array(
      z.object({ type: z.enum(materialTypes), used: z.number().int(), files: z.number().int() }),
    ),
  }),
})

export const uploadGrant = defineCall({
  name: 'uploadGrant',
  summary: 'Get what a client needs for one resumable upload',
  methods: ['GET'],
  path: paths.uploadGrant,
  access: 'member',
  effect: 'change',
  scope: 'upload',
  colleagues: ['owner', 'publisher'],
  input: z.object({
    work_id: id,
    /** Left out for what belongs to the whole release. */
    track_id: id.optional(),
    type: z.enum(materialTypes),
    file_name: asTyped(4096, 1),
    size: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  }),
  output: z.object({
    upload_id: z.string(),
    /** Where the bytes go, by the tus protocol, with the grant as bearer token. */
    endpoint: z.string(),
    grant: z.string(),
    expires_at: timestamp,
    limits: z.object({ max_bytes: z.number().int(), accepts: z.array(z.string()) }),
    direct: directUpload,
  }),
})

export const uploadState = defineCall({
  name: 'uploadState',
  summary: 'Retrieve the outcome of an upload, with the reason if it wasn’t kept',
  methods: ['GET'],
  path: paths.uploadState,
  access: 'member',
  effect: 'read',
  scope: 'upload',
  input: z.object({ upload_id: z.uuid() }),
  output: z.object({ state: z.enum(uploadStates), problem: z.string().nullable() }),
})

export const listUploadParts = defineCall({
  name: 'listUploadParts',
  summary: 'List the parts of an upload that the bucket holds',
  methods: ['GET'],
  path: paths.listUploadParts,
  access: 'member',
  effect: 'read',
  scope: 'upload',
  colleagues: ['owner', 'publisher'],
  input: z.object({ upload_id: z.uuid() }),
  output: z.object({ parts: z.array(z.object({ number: partNumber, size: z.number().int() })) }),
})

export const signUploadParts = defineCall({
  name: 'signUploadParts',
  summary: 'Get addresses in the bucket for parts of an upload, as often as they are needed',
  methods: ['POST'],
  path: paths.signUploadParts,
  access: 'member',
  effect: 'change',
  scope: 'upload',
  colleagues: ['owner', 'publisher'],
  rate: { max: 600, seconds: 60, per: 'account' },
  input: z.object({
    upload_id: z.uuid(),
    /** From 1. */
    parts: z.array(partNumber).min(1).max(mostPartsAtOnce),
  }),
  output: z.object({
    /** Each takes one PUT with exactly these bytes of the file: `size` of them, from `(number - 1) * part_bytes` on. */
    parts: z.array(z.object({ number: partNumber, size: z.number().int(), url: z.string() })),
    expires_at: timestamp,
  }),
})

export const completeUpload = defineCall({
  name: 'completeUpload',
  summary: 'Say that every part of an upload is in the bucket',
  methods: ['POST'],
  path: paths.completeUpload,
  access: 'member',
  effect: 'change',
  idempotent: true,
  scope: 'upload',
  colleagues: ['owner', 'publisher'],
  input: z.object({ upload_id: z.uuid() }),
  /** What becomes of it is asked with `uploadState`. */
  output: z.object({ state: z.enum(uploadStates) }),
})
