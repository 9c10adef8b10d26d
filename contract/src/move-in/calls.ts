// A catalogue moves in from another distributor: a list, its files, and drafts made of both.
import { z } from 'zod'
import { largestArchive } from '../archive/calls'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { asTyped, words } from '../text'
import { done, flag, id, nothing, timestamp, wholeNumber } from '../wire'
import { materialTypes } from '../works/material'
import { directUpload } from '../works/upload-parts'
import { longestCell, moveInColumns } from './columns'
import { moveInReasons, moveInStates } from './move-in-state'
import { problemKinds } from './problems'

const publishers = ['owner', 'publisher'] as const

/** The template itself is no call: it answers with a file, CSV or XLSX. */
export const moveInTemplatePath = '/move-in-template.csv'

export const moveInSources = ['table', 'archive', 'ern'] as const

const moveIn = z.object({
  id,
  state: z.enum(moveInStates),
  /** To be read, and no worker is free yet. */
  is_waiting: z.boolean(),
  list_name: z.string(),
  source: z.enum(moveInSources).nullable(),
  reason: z.enum(moveInReasons).nullable(),
  /** A name or number out of the file that the reason is about. */
  reason_detail: z.string(),
  /** While it is read: of so many. */
  done: z.number().int(),
  total: z.number().int(),
  rows: z.object({
    total: z.number().int(),
    with_errors: z.number().int(),
    with_notes: z.number().int(),
    left_out: z.number().int(),
    made: z.number().int(),
  }),
  releases: z.object({ total: z.number().int(), made: z.number().int() }),
  files: z.object({ total: z.number().int(), waiting: z.number().int(), unmatched: z.number().int() }),
  started_at: timestamp,
  can: z.object({ list: z.boolean(), add_files: z.boolean(), edit: z.boolean(), make: z.boolean() }),
})
export type MoveIn = z.output<typeof moveIn>

export const readMoveIn = defineCall({
  name: 'readMoveIn',
  summary: 'Retrieve the catalogue that is moving in, and how far it is',
  methods: ['GET'],
  path: paths.readMoveIn,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.object({ move_in: moveIn.nullable() }),
})

export const grantMoveInUpload = defineCall({
  name: 'grantMoveInUpload',
  summary: 'Open a resumable upload for a catalogue or for one of its files; the first one starts a move-in',
  methods: ['POST'],
  path: paths.grantMoveInUpload,
  access: 'member',
  effect: 'change',
  colleagues: publishers,
  rate: { max: 6000, seconds: 3600, per: 'account' },
  input: z.object({
    what: z.enum(['list', 'file']),
    file_name: asTyped(4096, 1),
    size: wholeNumber(1, largestArchive),
  }),
  output: z.object({
    upload_id: z.string(),
    endpoint: z.string(),
    grant: z.string(),
    expires_at: timestamp,
    direct: directUpload,
  }),
})

const problem = z.object({
  field: z.enum(moveInColumns),
  why: z.enum(problemKinds),
  /** What it is about: a name, a code, a number. */
  about: z.string(),
})
export type RowProblem = z.output<typeof problem>

export const moveInRow = z.object({
  id,
  /** Where it stands in the list, from 1. */
  position: z.number().int(),
  values: z.record(z.enum(moveInColumns), z.string()),
  problems: z.array(problem),
  is_left_out: z.boolean(),
  work_id: id.nullable(),
  files: z.array(z.object({ type: z.enum(materialTypes), name: z.string() })),
})
export type MoveInRow = z.output<typeof moveInRow>

export const listMoveInRows = defineCall({
  name: 'listMoveInRows',
  summary: 'List the tracks of the catalogue that is moving in, each with what is wrong with it',
  methods: ['GET'],
  path: paths.listMoveInRows,
  access: 'member',
  effect: 'read',
  input: z.object({ with_problems: flag.optional(), ...pageInput }),
  output: pageOf(moveInRow),
})

export const saveMoveInRow = defineCall({
  name: 'saveMoveInRow',
  summary: 'Correct a track of the catalogue that is moving in, or leave it out',
  methods: ['POST'],
  path: paths.saveMoveInRow,
  access: 'member',
  effect: 'change',
  colleagues: publishers,
  idempotent: true,
  input: z.object({
    row_id: id,
    /** What is left out stays as it is. What a release says is said by all of its rows. */
    values: z.partialRecord(z.enum(moveInColumns), words(longestCell)).default({}),
    is_left_out: z.boolean().optional(),
  }),
  /** How many other rows were changed or judged anew by it. */
  output: z.object({ row: moveInRow, others: z.number().int() }),
})

export const matchKinds = ['list', 'name', 'isrc', 'track', 'content', 'sound', 'hand'] as const

const moveInFile = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  state: z.enum(['waiting', 'ready', 'failed']),
  type: z.enum(materialTypes).nullable(),
  row: z.object({ id, position: z.number().int(), title: z.string() }).nullable(),
  matched_by: z.enum(matchKinds).nullable(),
})
export type MoveInFile = z.output<typeof moveInFile>

export const listMoveInFiles = defineCall({
  name: 'listMoveInFiles',
  summary: 'List the files of the catalogue that is moving in, and which track each belongs to',
  methods: ['GET'],
  path: paths.listMoveInFiles,
  access: 'member',
  effect: 'read',
  input: z.object({ unmatched: flag.optional(), ...pageInput }),
  output: pageOf(moveInFile),
})

export const assignMoveInFile = defineCall({
  name: 'assignMoveInFile',
  summary: 'Say which track a file belongs to, or that it belongs to none',
  methods: ['POST'],
  path: paths.assignMoveInFile,
  access: 'member',
  effect: 'change',
  colleagues: publishers,
  idempotent: true,
  input: z.object({
    file_id: id,
    /** As the list counts its rows; null: to none. */
    position: wholeNumber(1, 1_000_000).nullable(),
    type: z.enum(materialTypes),
  }),
  output: done,
})

export const makeMoveInDrafts = defineCall({
  name: 'makeMoveInDrafts',
  summary: 'Make drafts of every release without errors',
  methods: ['POST'],
  path: paths.makeMoveInDrafts,
  access: 'member',
  effect: 'change',
  colleagues: publishers,
  idempotent: true,
  input: nothing,
  output: done,
})

export const closeMoveIn = defineCall({
  name: 'closeMoveIn',
  summary: 'End the move-in; drafts stay, everything else of it goes',
  methods: ['POST'],
  path: paths.closeMoveIn,
  access: 'member',
  effect: 'change',
  colleagues: publishers,
  idempotent: true,
  input: nothing,
  output: done,
})
