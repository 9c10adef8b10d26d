import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { id, nothing } from '../wire'
import { territory } from '../works/work'

export const channel = z.object({
  id,
  code: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** A picture of this site. */
  logo: z.string(),
  /** Days a channel needs from delivery to the release. */
  lead_days: z.number().int(),
  territory,
  is_sandbox: z.boolean(),
  /** The first release date that is possible today. */
  earliest: z.iso.date(),
})
export type Channel = z.output<typeof channel>

export const listChannels = defineCall({
  name: 'listChannels',
  summary: 'List the channels this site distributes to',
  methods: ['GET'],
  path: paths.listChannels,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: nothing,
  output: z.array(channel),
})
