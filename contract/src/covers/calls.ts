// What the site offers for covers.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { words } from '../text'
import { id, nothing } from '../wire'
import { openedScene } from './design'

export const listCoverBackgrounds = defineCall({
  name: 'listCoverBackgrounds',
  summary: 'List cover backgrounds',
  methods: ['GET'],
  path: paths.listCoverBackgrounds,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput, mood: words(40).optional() }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      image: z.string(),
      thumbnail: z.string(),
      /** What there is most of first. */
      palette: z.array(z.string()),
      moods: z.array(z.string()),
    }),
  ),
})

export const listCoverShadows = defineCall({
  name: 'listCoverShadows',
  summary: 'List shadows for text and layers on covers',
  methods: ['GET'],
  path: paths.listCoverShadows,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.array(
    z.object({
      id,
      name: z.string(),
      blur: z.number(),
      offset_x: z.number(),
      offset_y: z.number(),
      color: z.string(),
      opacity: z.number(),
    }),
  ),
})

export const listTemplates = defineCall({
  name: 'listTemplates',
  summary: 'List cover templates',
  methods: ['GET'],
  path: paths.listTemplates,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput }),
  output: pageOf(z.object({ id, name: z.string(), preview: z.string().nullable() })),
})

export const readTemplate = defineCall({
  name: 'readTemplate',
  summary: 'Retrieve a template’s scene with links to its pictures',
  methods: ['GET'],
  path: paths.readTemplate,
  access: 'member',
  effect: 'read',
  input: z.object({ id }),
  output: z.object({ id, name: z.string(), ...openedScene }),
})
