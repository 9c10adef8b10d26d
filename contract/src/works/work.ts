// A work: one release with its tracks. A draft may lack anything; what is still missing stands in missing.ts.
import { z } from 'zod'
import { prose, words } from '../text'
import { day, fieldPath, id, timestamp } from '../wire'
import { workStatuses } from './work-status'

export const workKinds = ['single', 'album'] as const
export type WorkKind = (typeof workKinds)[number]
export const mostTracks = 50

/** `supplement` may only add materials that are absent. */
export const workPurposes = ['release', 'revision', 'supplement'] as const

const name = words(120)
const names = z
  .array(name)
  .max(30)
  .transform(list => [...new Set(list.filter(text => text !== ''))])

/** Pages of one artist at channels. */
export const mostPages = 20

export const artistRoles = ['main', 'featured', 'remixer'] as const
export const artist = z.object({
  name,
  role: z.enum(artistRoles),
  /** The artist's page at a channel, so that a release lands on the right one. */
  channel_ids: z.array(z.object({ channel: words(40), id: words(120) })).max(mostPages),
})
export type Artist = z.output<typeof artist>

export const genres = {
  pop: ['mandopop', 'cantopop', 'indie_pop', 'synth_pop', 'ballad'],
  folk: ['chinese_folk', 'campus_folk', 'singer_songwriter'],
  rock: ['alternative', 'post_rock', 'punk', 'metal', 'indie_rock'],
  hip_hop: ['rap', 'trap', 'boom_bap'],
  electronic: ['house', 'techno', 'ambient', 'drum_and_bass', 'future_bass', 'dj_mix'],
  rnb: ['soul', 'neo_soul', 'funk'],
  jazz: ['vocal_jazz', 'fusion', 'swing'],
  classical: ['orchestral', 'chamber', 'solo_piano', 'choral'],
  chinese: ['guofeng', 'opera', 'traditional_instruments'],
  world: ['latin', 'reggae', 'african', 'asian'],
  soundtrack: ['film', 'game', 'theatre'],
  children: ['nursery', 'lullaby'],
  spoken: ['audiobook', 'comedy', 'poetry'],
  new_age: ['meditation', 'nature'],
} as const satisfies Record<string, readonly string[]>
export type Genre = keyof typeof genres
const genreNames = Object.keys(genres) as [Genre, ...Genre[]]
const subGenreNames = Object.values(genres).flat() as [string, ...string[]]

/** What is sung. `zxx`: nothing is. */
export const workLanguages = [
  'zh',
  'yue',
  'nan',
  'hak',
  'bo',
  'ug',
  'mn',
  'en',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'pt',
  'it',
  'ru',
  'th',
  'vi',
  'id',
  'ms',
  'hi',
  'ar',
  'mul',
  'zxx',
] as const

/** How a title is written, by ISO 15924. */
export const titleScripts = [
  'Hans',
  'Hant',
  'Latn',
  'Jpan',
  'Kore',
  'Cyrl',
  'Arab',
  'Thai',
  'Deva',
  'Tibt',
  'Mong',
] as const

/** The same title in another language or script, as its musicians write it: typed, never generated. */
const otherTitle = z.object({
  text: words(200),
  language: z.enum(workLanguages).exclude(['mul', 'zxx']),
  script: z.enum(titleScripts),
})
export type OtherTitle = z.output<typeof otherTitle>
const otherTitles = z.array(otherTitle).max(6)

const line = z.object({ year: z.number().int().min(1900).max(2100).nullable(), owner: name })

export const aiUse = z.object({
  music: z.boolean(),
  lyrics: z.boolean(),
  vocals: z.boolean(),
  cover: z.boolean(),
})

export const releaseDetails = z.object({
  title: words(200),
  version: words(100),
  other_titles: otherTitles,
  artists: z.array(artist).max(20),
  label: name,
  genre: z.enum(genreNames).nullable(),
  sub_genre: z.enum(subGenreNames).nullable(),
  language: z.enum(workLanguages).nullable(),
  original_release_date: day.nullable(),
  /** The member's own; empty: one is assigned when rights pass. */
  upc: words(20),
  p_line: line,
  c_line: line,
  /** Null: the question has not been answered yet. */
  explicit: z.boolean().nullable(),
  ai_use: aiUse.nullable(),
})
export type ReleaseDetails = z.output<typeof releaseDetails>

/** Worldwide, or only in these countries. */
export const territory = z.object({
  worldwide: z.boolean(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(260),
})
export type Territory = z.output<typeof territory>

export const trackRights = z.object({
  property: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  statement: z.union([z.literal(1), z.literal(2)]).nullable(),
  source: z
    .union([
      z.literal(1),
      z.literal(2),
      z.literal(3),
      z.literal(4),
      z.literal(5),
      z.literal(6),
      z.literal(7),
      z.literal(8),
    ])
    .nullable(),
  /** A cover (property 3): whose song it is, as it was released first. */
  original_title: words(200),
  original_artist: name,
  /** Source 2. */
  co_authors: names,
  /** Source 6. */
  author: name,
  author_died: z.number().int().min(1).max(2100).nullable(),
  /** Source 7. */
  catalogue_number: words(60),
  physically_released_on: day.nullable(),
  /** Sources 3, 4 and 5: what the authorization or licence says of itself. Its number only for 5. */
  licence_number: words(100),
  valid_from: day.nullable(),
  /** Null: without end. */
  valid_to: day.nullable(),
  licence_territory: territory,
})
export type TrackRights = z.output<typeof trackRights>

export const trackDetails = z.object({
  title: words(200),
  version: words(100),
  other_titles: otherTitles,
  /** Empty: the release's. */
  artists: z.array(artist).max(20),
  lyricists: names,
  composers: names,
  arrangers: names,
  producers: names,
  performers: names,
  /** The member's own; empty: one is assigned when rights pass. */
  isrc: words(20),
  language: z.enum(workLanguages).nullable(),
  explicit: z.boolean().nullable(),
  instrumental: z.boolean(),
  rights: trackRights,
})
export type TrackDetails = z.output<typeof trackDetails>

/** What to do when the date is no longer possible once the reviews are done. */
export const lateDateChoices = ['move', 'ask'] as const

export const scope = z.object({
  /** Every channel, also those that join later. */
  all_channels: z.boolean(),
  channel_ids: z.array(id).max(200),
  territory,
  release_date: day.nullable(),
  if_late: z.enum(lateDateChoices),
})
export type Scope = z.output<typeof scope>

export const emptyArtist: Artist = { name: '', role: 'main', channel_ids: [] }

export const emptyOtherTitle: OtherTitle = { text: '', language: 'en', script: 'Latn' }

export const emptyAiUse: z.output<typeof aiUse> = { music: false, lyrics: false, vocals: false, cover: false }

export const emptyRights: TrackRights = {
  property: null,
  statement: null,
  source: null,
  original_title: '',
  original_artist: '',
  co_authors: [],
  author: '',
  author_died: null,
  catalogue_number: '',
  physically_released_on: null,
  licence_number: '',
  valid_from: null,
  valid_to: null,
  licence_territory: { worldwide: true, countries: [] },
}

export const emptyTrack: TrackDetails = {
  title: '',
  version: '',
  other_titles: [],
  artists: [],
  lyricists: [],
  composers: [],
  arrangers: [],
  producers: [],
  performers: [],
  isrc: '',
  language: null,
  explicit: null,
  instrumental: false,
  rights: emptyRights,
}

export const emptyRelease: ReleaseDetails = {
  title: '',
  version: '',
  other_titles: [],
  artists: [],
  label: '',
  genre: null,
  sub_genre: null,
  language: null,
  original_release_date: null,
  upc: '',
  p_line: { year: null, owner: '' },
  c_line: { year: null, owner: '' },
  explicit: null,
  ai_use: null,
}

export const emptyScope: Scope = {
  all_channels: true,
  channel_ids: [],
  territory: { worldwide: true, countries: [] },
  release_date: null,
  if_late: 'move',
}

/** Why a reviewer sent a work back: tied to a field, a material or a second of the audio. */
export const rejectReason = z.object({
  /** A path such as `title`, `tracks.12.rights.source`, or `material.34`. */
  field: fieldPath,
  text: prose(1000, 1),
  second: z.number().min(0).max(86_400).nullable(),
  /** Chosen from the library and left as it is: then everybody reads it in their own language. */
  library_id: id.nullable().default(null),
})

/** A reason as its work carries it on the way back. */
export const standingReason = rejectReason.extend({
  key: z.string(),
  /** What stood in its place when the work was rejected; see reason-state.ts. */
  mark: z.string().nullable(),
  /** What its member says to it; empty: nothing. */
  answer: z.string(),
})
export type StandingReason = z.output<typeof standingReason>

/** The longest word to a reviewer. */
export const longestAnswer = 1000

export const track = z.object({
  id,
  /** In a revision: the track of the released work that this one goes on from; null: it is new. */
  revises: id.nullable(),
  position: z.number().int(),
  details: trackDetails,
  /** As assigned or as given. */
  isrc: z.string().nullable(),
  /** Rights staff have taken it off the channels; the rest of the release stays. */
  withdrawn: z.object({ at: timestamp, reason: z.string() }).nullable(),
})

export const workCan = z.object({
  edit: z.boolean(),
  /** Reasons of a rejection. */
  answer: z.boolean(),
  complete: z.boolean(),
  choose_scope: z.boolean(),
  change_scope: z.boolean(),
  sign: z.boolean(),
  submit_supplement: z.boolean(),
  recall: z.boolean(),
  revise: z.boolean(),
  take_down: z.boolean(),
  release_again: z.boolean(),
  start_revision: z.boolean(),
  add_material: z.boolean(),
  discard: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
  /** Into a new draft. */
  copy: z.boolean(),
})
export type WorkCan = z.output<typeof workCan>

export const agreementFacts = z.object({
  id,
  number: z.string(),
  signed_at: timestamp,
  sha256: z.string(),
  url: z.string(),
})

export const work = z.object({
  id,
  kind: z.enum(workKinds),
  purpose: z.enum(workPurposes),
  status: z.enum(workStatuses),
  /** Counts every change: whoever saves says on which one they stand. */
  version: z.number().int(),
  /** The released work that this row is a revision of. */
  revision_of: id.nullable(),
  /** The open revision of this released work. */
  revision: z.object({ id, status: z.enum(workStatuses), purpose: z.enum(workPurposes) }).nullable(),
  details: releaseDetails,
  scope,
  tracks: z.array(track),
  /** As assigned or as given. */
  upc: z.string().nullable(),
  reasons: z.array(standingReason),
  /** What its member says to the reviewers about the whole. */
  note_to_reviewer: z.string(),
  agreements: z.array(agreementFacts),
  created_at: timestamp,
  updated_at: timestamp,
  submitted_at: timestamp.nullable(),
  released_at: timestamp.nullable(),
  deleted_at: timestamp.nullable(),
  can: workCan,
})
export type Work = z.output<typeof work>
