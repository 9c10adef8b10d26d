// Every work of the site, as staff of every role find and read it. What was never handed in is its member's alone.
import { z } from 'zod'
import { defineCall, staffRoles } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { day, id, timestamp } from '../wire'
import { material } from '../works/material'
import * as works from '../works/work'
import { timelineEntry, workFilter, workRow } from '../works/work-calls'

/** How far what was found is counted; beyond this there are "more than". */
export const mostCounted = 200

const member = z.object({ id, nickname: z.string() })

const catalogueRow = workRow.omit({ can: true, deleted_at: true }).extend({ member })
export type CatalogueRow = z.output<typeof catalogueRow>

export const listCatalogue = defineCall({
  name: 'listCatalogue',
  summary: 'List works that were ever submitted, latest change first',
  methods: ['GET'],
  path: paths.listCatalogue,
  access: staffRoles,
  effect: 'read',
  input: z.object({
    ...pageInput,
    /** Words of the title, the artists, the tracks or the member's names; or the whole of a UPC or an ISRC. */
    search: words(longestSearch).optional(),
    statuses: workFilter.statuses,
    kind: workFilter.kind,
    /** Works that were ever sent there. */
    channel_id: id.optional(),
    member_id: id.optional(),
    /** Days of release. */
    from: day.optional(),
    to: day.optional(),
  }),
  output: pageOf(catalogueRow).extend({
    /** On the first page only. */
    found: z.object({ count: z.number().int(), is_more: z.boolean() }).nullable(),
    /** What the list can be narrowed by. */
    channels: z.array(z.object({ id, name: z.string() })),
  }),
})

export const readCatalogueWork = defineCall({
  name: 'readCatalogueWork',
  summary: 'Retrieve a submitted work: its details, status and history',
  methods: ['GET'],
  path: paths.readCatalogueWork,
  access: staffRoles,
  effect: 'read',
  input: z.object({ id }),
  output: z.object({
    work: works.work
      .omit({ can: true })
      // The paper itself is opened in the review of rights.
      .extend({ agreements: z.array(works.agreementFacts.omit({ url: true })) }),
    member: member.extend({ name: z.string().nullable(), verified: z.boolean() }),
    /** Without the files: whoever reviews opens them there. */
    materials: z.array(
      material.pick({ id: true, track_id: true, type: true, file_name: true, size: true, state: true }),
    ),
    cover_url: z.string().nullable(),
    channels: z.array(z.object({ id, name: z.string() })),
    history: z.array(timelineEntry),
    submitted_at: timestamp,
    /** Where the one who asks can go on from here. */
    can: z.object({ review: z.boolean(), member: z.boolean() }),
  }),
})

export const jumpKinds = ['work', 'member', 'withdrawal', 'bill', 'delivery', 'ticket'] as const
export type JumpKind = (typeof jumpKinds)[number]
/** Of each kind. */
export const mostJumps = 5

export const jumpTo = defineCall({
  name: 'jumpTo',
  summary: 'What a name, a code or a number leads to, of every kind that the one who asks may open',
  methods: ['GET'],
  path: paths.jumpTo,
  access: staffRoles,
  effect: 'read',
  input: z.object({ search: words(longestSearch) }),
  output: z.array(
    z.object({
      kind: z.enum(jumpKinds),
      id,
      title: z.string(),
      /** What tells it from another with the same title. */
      note: z.string(),
      /** Whose it is, where that is what opens. */
      member_id: id.nullable(),
    }),
  ),
})
export type Jump = z.output<typeof jumpTo.output>[number]
