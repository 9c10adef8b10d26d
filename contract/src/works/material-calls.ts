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
  summary: 'The files of a work with the results of their checks',
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
  summary: 'Take a file out of a draft',
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
  summary: 'Use a document of one track for others too; nothing is stored twice',
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

export const readWaveform = defineCall({
  name: 'readWaveform',
  summary: 'The outline of an audio file, for drawing: pairs of lowest and highest, -128 to 127',
  methods: ['GET'],
  path: paths.readWaveform,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  output: z.object({ duration: z.number(), peaks: z.array(z.number().int()) }),
})

export const readLyrics = defineCall({
  name: 'readLyrics',
  summary: 'The text of a lyric file, whatever its encoding was',
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
  summary: 'Every encoding that makes text of a lyric file, with the lines it begins with in each',
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
  summary: 'Say what the lyrics of a draft are written in; everybody reads them so from then on',
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
    'Keep lyrics from the editor as the lyric file of a track: LRC when lines are timed, else plain text',
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
  summary: 'Try the check of a file once more that could not be done',
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
