// The public page of a release: what its visitors are told, and what its member sees and chooses.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { day, id, wholeNumber } from '../wire'
import { workKinds } from '../works/work'
import { pageCodePattern } from './page-code'

const color = z.string().regex(/^#[0-9a-f]{6}$/)

/** Taken from the cover. Ink and soft are for words, light for what may be pressed; all of them can be read on the ground. */
export const palette = z.object({
  is_light: z.boolean(),
  ground: color,
  glow: color,
  ink: color,
  soft: color,
  light: color,
})
export type Palette = z.output<typeof palette>

/** How loud a recording is along its way, 0 to 100. */
const bars = z.array(z.number().int().min(0).max(100))

/** `soon`: its member shows it before the date. */
export const pageStages = ['out', 'soon'] as const

export const shownRelease = z.object({
  code: z.string(),
  stage: z.enum(pageStages),
  kind: z.enum(workKinds),
  title: z.string(),
  /** The same in another language. */
  other_title: z.string(),
  artists: z.string(),
  /** Of the release; before it there may be none yet. */
  release_date: day.nullable(),
  /** When that day begins. */
  begins_at: z.iso.datetime().nullable(),
  label: z.string(),
  p_line: z.string(),
  c_line: z.string(),
  seconds: z.number(),
  /** Addresses of this site, good as long as the page is. */
  cover: z.string().nullable(),
  share_picture: z.string(),
  palette,
  tracks: z.array(
    z.object({
      position: z.number().int(),
      title: z.string(),
      other_title: z.string(),
      /** Where they are others than the release's. */
      artists: z.string(),
      isrc: z.string().nullable(),
      seconds: z.number(),
      bars,
    }),
  ),
  excerpt: z
    .object({
      address: z.string(),
      seconds: z.number(),
      position: z.number().int(),
      title: z.string(),
      bars,
      /** Where in the track it stands, from 0 to 1; null: it was made for itself. */
      from: z.number().nullable(),
      to: z.number().nullable(),
    })
    .nullable(),
  /** Those with an address first, then in the operator's order. Without one it is there, and nobody has told us where. */
  channels: z.array(z.object({ code: z.string(), name: z.string(), address: z.string().nullable() })),
  waiting: z.array(z.string()),
})
export type ShownRelease = z.output<typeof shownRelease>

export const showReleasePage = defineCall({
  name: 'showReleasePage',
  summary: 'Retrieve a release’s public page',
  methods: ['GET'],
  path: paths.showReleasePage,
  access: 'anyone',
  effect: 'read',
  rate: { max: 120, seconds: 60, per: 'address' },
  input: z.object({ code: z.string().regex(pageCodePattern) }),
  output: shownRelease,
})

/** `hidden`: before the date, and not switched on. `gone`: it was there, and is not now. */
export const pageStandings = ['hidden', 'soon', 'out', 'gone'] as const

const excerptStart = wholeNumber(0, 3600)

export const ownReleasePage = z.object({
  code: z.string(),
  /** Whole addresses. */
  address: z.string(),
  short_address: z.string(),
  standing: z.enum(pageStandings),
  shows_early: z.boolean(),
  plays_excerpt: z.boolean(),
  /** As the member has chosen; null: we choose. */
  excerpt_track_id: id.nullable(),
  excerpt_start: z.number().int().nullable(),
  /** What is played now; null: it is still being cut, or there is nothing to cut. */
  excerpt: z
    .object({ track_id: id, start: z.number().nullable(), seconds: z.number(), address: z.string() })
    .nullable(),
  is_cutting: z.boolean(),
  visits: z.array(z.object({ day, count: z.number().int() })),
  clicks: z.array(z.object({ channel: z.string(), count: z.number().int() })),
  total_visits: z.number().int(),
})
export type OwnReleasePage = z.output<typeof ownReleasePage>

export const readReleasePage = defineCall({
  name: 'readReleasePage',
  summary: 'Retrieve your release’s public page with its visits; null before rights review has passed',
  methods: ['GET'],
  path: paths.readReleasePage,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ work_id: id }),
  output: ownReleasePage.nullable(),
})

export const saveReleasePage = defineCall({
  name: 'saveReleasePage',
  summary: 'Choose what a release’s public page shows',
  methods: ['POST'],
  path: paths.saveReleasePage,
  access: 'member',
  colleagues: ['owner', 'publisher'],
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  rate: { max: 60, seconds: 60, per: 'account' },
  input: z.object({
    work_id: id,
    shows_early: z.boolean(),
    plays_excerpt: z.boolean(),
    excerpt_track_id: id.nullable(),
    excerpt_start: excerptStart.nullable(),
  }),
  output: ownReleasePage,
})
