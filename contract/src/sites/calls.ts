import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { token } from '../text'
import { done, nothing } from '../wire'
import { agent, downloadLinks } from './agent'

export const agentInfo = defineCall({
  name: 'agentInfo',
  summary: 'Retrieve public information about the site at a domain',
  methods: ['GET'],
  path: paths.agentInfo,
  access: 'anyone',
  effect: 'read',
  input: z.object({ domain: token(253, 1) }),
  output: z.object({ data: agent }),
})

export const downloadConfig = defineCall({
  name: 'downloadConfig',
  summary: 'Retrieve the apps’ download links; an empty link means the app is under maintenance',
  methods: ['POST'],
  path: paths.downloadConfig,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: downloadLinks,
})

export const softwareVersion = defineCall({
  name: 'softwareVersion',
  summary: 'Retrieve an app’s latest version',
  methods: ['POST'],
  path: paths.softwareVersion,
  access: 'anyone',
  effect: 'read',
  input: z.object({ platform: z.enum(['android', 'ios', 'win32', 'mac']) }),
  output: z.object({
    version: z.string(),
    notes: z.string(),
    link: z.string(),
    required: z.boolean(),
  }),
})

export const countPageView = defineCall({
  name: 'countPageView',
  summary: 'Count a page view in the site’s own statistics',
  methods: ['POST'],
  path: paths.countPageView,
  access: 'anyone',
  effect: 'change',
  rate: { max: 600, seconds: 60, per: 'address' },
  input: z.object({
    path: z
      .string()
      .min(1)
      .max(200)
      .regex(/^\/[\w\-./]*$/),
  }),
  output: done,
})
