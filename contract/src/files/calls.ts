import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { paths } from '../paths'

export const uploadFile = defineCall({
  name: 'uploadFile',
  summary: 'Upload one small file in a single request',
  methods: ['POST'],
  path: paths.uploadFile,
  access: 'member',
  effect: 'change',
  scope: 'upload',
  rate: { max: 60, seconds: 600, per: 'account' },
  colleagues: colleagueRoles,
  body: 'multipart',
  input: z.object({ purpose: z.enum(['avatar', 'document', 'attachment', 'cover']) }),
  output: z.object({ upload_id: z.string(), url: z.string(), size: z.number().int(), mime: z.string() }),
})
