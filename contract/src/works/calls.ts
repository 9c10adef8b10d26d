import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { asTyped } from '../text'
import { id, nothing, timestamp, wholeNumber } from '../wire'
import { materialTypes, uploadStates } from './material'
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
  }),
})

export const uploadState = defineCall({
  name: 'uploadState',
  summary: 'Retrieve the outcome of a resumable upload, with the reason if it wasn’t kept',
  methods: ['GET'],
  path: paths.uploadState,
  access: 'member',
  effect: 'read',
  scope: 'upload',
  input: z.object({ upload_id: z.uuid() }),
  output: z.object({ state: z.enum(uploadStates), problem: z.string().nullable() }),
})
