import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { words } from '../text'
import { id } from '../wire'

export const listCoverBackgrounds = defineCall({
  name: 'listCoverBackgrounds',
  summary: 'Backgrounds for covers',
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
      palette: z.array(z.string()),
    }),
  ),
})

export const listCoverShadows = defineCall({
  name: 'listCoverShadows',
  summary: 'Shadows for text and layers on covers',
  methods: ['GET'],
  path: paths.listCoverShadows,
  access: 'member',
  effect: 'read',
  input: z.object({}),
  output: z.array(
    z.object({
      id,
      name: z.string(),
      blur: z.number(),
      offset_x: z.number(),
      offset_y: z.number(),
      color: z.string(),
    }),
  ),
})
