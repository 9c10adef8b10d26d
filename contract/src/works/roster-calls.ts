import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { done, id } from '../wire'
import { rosterArtist, rosterContent } from './roster'

const publishers = ['owner', 'publisher'] as const

export const listRoster = defineCall({
  name: 'listRoster',
  summary: 'List the account’s artists and contributors by name, with their pages on channels',
  methods: ['GET'],
  path: paths.listRoster,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ search: words(longestSearch).optional(), ...pageInput }),
  output: pageOf(rosterArtist),
})

export const saveRosterArtist = defineCall({
  name: 'saveRosterArtist',
  summary: 'Add or change an artist; releases don’t change',
  methods: ['POST'],
  path: paths.saveRosterArtist,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  rate: { max: 300, seconds: 3600, per: 'account' },
  colleagues: publishers,
  input: z.object({
    /** Left out: somebody new. */
    id: id.optional(),
    ...rosterContent,
    /** Left out: the picture stays; null: it goes. */
    picture_upload_id: z.uuid().nullable().optional(),
  }),
  output: z.object({ id }),
})

export const removeRosterArtist = defineCall({
  name: 'removeRosterArtist',
  summary: 'Remove an artist; releases don’t change',
  methods: ['POST'],
  path: paths.removeRosterArtist,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ id }),
  output: done,
})
