import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { done, flag, id, nothing } from '../wire'
import { message, messageKinds } from './message'

export const listMessages = defineCall({
  name: 'listMessages',
  summary: 'List your messages, newest first',
  methods: ['GET'],
  path: paths.listMessages,
  access: 'member',
  effect: 'read',
  input: z.object({
    ...pageInput,
    kind: z.enum(messageKinds).optional(),
    unread: flag.optional(),
    search: words(longestSearch).optional(),
  }),
  output: pageOf(message),
})

export const countMessages = defineCall({
  name: 'countMessages',
  summary: 'Count unread messages',
  methods: ['GET'],
  path: paths.countMessages,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.number().int(),
})

export const readMessage = defineCall({
  name: 'readMessage',
  summary: 'Mark a message as read',
  methods: ['GET', 'POST'],
  path: paths.readMessage,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: colleagueRoles,
  input: z.object({ id }),
  output: done,
})

export const readAllMessages = defineCall({
  name: 'readAllMessages',
  summary: 'Mark all messages as read',
  methods: ['GET', 'POST'],
  path: paths.readAllMessages,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: colleagueRoles,
  /** Up to the newest that was listed: what comes meanwhile stays unread. */
  input: z.object({ up_to: id.optional() }),
  output: done,
})
