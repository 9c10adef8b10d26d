// The files of a work. They arrive through resumable uploads; see uploadGrant in calls.ts.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { prose } from '../text'
import { done, id } from '../wire'
import { lyricEncodings, lyricsRead, material } from './material'

const publishers = ['owner', 'publisher'] as const

export const listMaterials = defineCall({
  name: 'listMaterials',
  summary: 'List a release’s files with the results of their checks',
  methods: ['GET'],
  path: paths.listMaterials,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ work_id: id }),
  output: z.array(material),
})

export const removeMaterial = defineCall({
  name: 'removeMaterial',
  summary: 'Remove a file from a draft',
  methods: ['POST'],
  path: paths.removeMaterial,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ id }),
  output: done,
})

export const copyMaterial = defineCall({
  name: 'copyMaterial',
  summary: 'Use one track’s document for other tracks too, without storing it twice',
  methods: ['POST'],
  path: paths.copyMaterial,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ id, track_ids: z.array(id).min(1).max(50) }),
  output: done,
})

/** The tone is empty for what was checked before it was measured. */
export const waveform = z.object({
  duration: z.number(),
  peaks: z.array(z.number().int()),
  tone: z.array(z.number().int()),
})

export const readWaveform = defineCall({
  name: 'readWaveform',
  summary:
    'Retrieve an audio file’s waveform: pairs of lowest and highest values, -128 to 127, and its tone over time from dark (0) to bright (100)',
  methods: ['GET'],
  path: paths.readWaveform,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  output: waveform,
})

export const readLyrics = defineCall({
  name: 'readLyrics',
  summary: 'Retrieve the text of a lyrics file in any encoding',
  methods: ['GET'],
  path: paths.readLyrics,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  output: lyricsRead,
})

export const listEncodings = defineCall({
  name: 'listEncodings',
  summary: 'List the encodings that turn a lyrics file into text, with the first lines in each',
  methods: ['GET'],
  path: paths.listEncodings,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  output: z.array(z.object({ encoding: z.enum(lyricEncodings), lines: z.array(z.string()) })),
})

export const chooseEncoding = defineCall({
  name: 'chooseEncoding',
  summary: 'Set the encoding of a draft’s lyrics',
  methods: ['POST'],
  path: paths.chooseEncoding,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ id, encoding: z.enum(lyricEncodings) }),
  output: done,
})

export const saveLyrics = defineCall({
  name: 'saveLyrics',
  summary:
    'Save lyrics from the editor as a track’s lyrics file: LRC if lines are timed, otherwise plain text',
  methods: ['POST'],
  path: paths.saveLyrics,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ work_id: id, track_id: id, text: prose(200_000, 1) }),
  output: z.object({ material_id: id }),
})

export const checkAgain = defineCall({
  name: 'checkAgain',
  summary: 'Retry a file check that couldn’t be completed',
  methods: ['POST'],
  path: paths.checkAgain,
  access: 'member',
  effect: 'change',
  scope: 'works:write',
  idempotent: true,
  colleagues: publishers,
  input: z.object({ id }),
  output: done,
})
