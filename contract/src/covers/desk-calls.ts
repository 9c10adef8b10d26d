// What staff offer members for their covers: backgrounds, shadows and templates.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { inBothLanguages, words } from '../text'
import { done, id, nothing, version } from '../wire'
import { imageLimits, openedScene, sentScene } from './design'
import { uploadedImage } from './design-calls'
import { coverMoods } from './moods'
import { colour, shadow } from './scene'

const editors = ['admin', 'editor'] as const
const names = inBothLanguages(words(60, 1))
const shownNames = inBothLanguages(z.string())
const moods = z.array(z.enum(coverMoods)).max(coverMoods.length)

/** The most of each that a site has: all of them are shown on one page. */
export const offerLimits = { backgrounds: 300, shadows: 60, templates: 300 } as const

const list = { methods: ['GET'], access: editors, effect: 'read', input: nothing } as const
const change = { methods: ['POST'], access: editors, effect: 'change' } as const
const onOne = { ...change, idempotent: true, input: z.object({ id }), output: done } as const
const hiding = { ...onOne, input: z.object({ id, is_hidden: z.boolean() }) } as const
const ordering = (most: number) =>
  ({ ...change, idempotent: true, input: z.object({ ids: z.array(id).max(most) }), output: done }) as const

const managedBackground = z.object({
  id,
  names: shownNames,
  moods: z.array(z.string()),
  palette: z.array(z.string()),
  is_hidden: z.boolean(),
  image: z.string(),
  thumbnail: z.string(),
  /** How many designs and templates show it. */
  uses: z.number().int(),
})

export const listManagedBackgrounds = defineCall({
  ...list,
  name: 'listManagedBackgrounds',
  summary: 'All backgrounds of the site in their order',
  path: paths.listManagedBackgrounds,
  output: z.array(managedBackground),
})

/** Fields of a form are texts: moods stand in one, separated by commas. */
const saidMoods = z
  .string()
  .regex(/^[a-z,]*$/)
  .max(200)
  .transform(text => [...new Set(text.split(',').filter(Boolean))])
  .pipe(moods)

export const addBackground = defineCall({
  ...change,
  name: 'addBackground',
  summary: 'Add a background: a square picture of 3000 px or more as JPEG, PNG or WebP',
  path: paths.addBackground,
  rate: { max: 120, seconds: 600, per: 'account' },
  body: 'multipart',
  largestFile: imageLimits.bytes,
  input: z.object({
    name_zh: words(60, 1),
    name_en: words(60, 1),
    moods: saidMoods.optional(),
  }),
  output: managedBackground,
})

export const saveBackground = defineCall({
  ...change,
  name: 'saveBackground',
  summary: 'Name a background and say what it suits',
  path: paths.saveBackground,
  idempotent: true,
  input: z.object({ id, names, moods }),
  output: done,
})

export const orderBackgrounds = defineCall({
  ...ordering(offerLimits.backgrounds),
  name: 'orderBackgrounds',
  summary: 'Put backgrounds into an order',
  path: paths.orderBackgrounds,
})

export const hideBackground = defineCall({
  ...hiding,
  name: 'hideBackground',
  summary: 'Offer a background no more, or again',
  path: paths.hideBackground,
})

export const removeBackground = defineCall({
  ...onOne,
  name: 'removeBackground',
  summary: 'Remove a background; designs that show it keep it',
  path: paths.removeBackground,
})

const shadowFields = {
  names,
  blur: shadow.shape.blur,
  offset_x: shadow.shape.x,
  offset_y: shadow.shape.y,
  color: colour,
  opacity: shadow.shape.opacity,
}

export const listManagedShadows = defineCall({
  ...list,
  name: 'listManagedShadows',
  summary: 'All shadows of the site in their order',
  path: paths.listManagedShadows,
  output: z.array(
    z.object({
      id,
      names: shownNames,
      blur: z.number(),
      offset_x: z.number(),
      offset_y: z.number(),
      color: z.string(),
      opacity: z.number(),
    }),
  ),
})

export const saveShadow = defineCall({
  ...change,
  name: 'saveShadow',
  summary: 'Keep a shadow; without an id a new one',
  path: paths.saveShadow,
  input: z.object({ id: id.optional(), ...shadowFields }),
  output: z.object({ id }),
})

export const orderShadows = defineCall({
  ...ordering(offerLimits.shadows),
  name: 'orderShadows',
  summary: 'Put shadows into an order',
  path: paths.orderShadows,
})

export const removeShadow = defineCall({
  ...onOne,
  name: 'removeShadow',
  summary: 'Remove a shadow; layers that have it keep it',
  path: paths.removeShadow,
})

const managedTemplate = z.object({
  id,
  names: shownNames,
  version: z.number().int(),
  is_hidden: z.boolean(),
  preview: z.string().nullable(),
})

export const listManagedTemplates = defineCall({
  ...list,
  name: 'listManagedTemplates',
  summary: 'All templates of the site in their order',
  path: paths.listManagedTemplates,
  output: z.array(managedTemplate),
})

export const readManagedTemplate = defineCall({
  name: 'readManagedTemplate',
  summary: 'One template with its scene and links to its pictures',
  methods: ['GET'],
  path: paths.readManagedTemplate,
  access: editors,
  effect: 'read',
  input: z.object({ id }),
  output: managedTemplate.extend(openedScene),
})

export const saveTemplate = defineCall({
  ...change,
  name: 'saveTemplate',
  summary: 'Keep a template; without an id a new one',
  path: paths.saveTemplate,
  input: z.object({
    id: id.optional(),
    /** On which version an existing one is changed. */
    version: version.optional(),
    names,
    scene: sentScene,
  }),
  output: z.object({ id, version: z.number().int() }),
})

export const orderTemplates = defineCall({
  ...ordering(offerLimits.templates),
  name: 'orderTemplates',
  summary: 'Put templates into an order',
  path: paths.orderTemplates,
})

export const hideTemplate = defineCall({
  ...hiding,
  name: 'hideTemplate',
  summary: 'Offer a template no more, or again',
  path: paths.hideTemplate,
})

export const removeTemplate = defineCall({
  ...onOne,
  name: 'removeTemplate',
  summary: 'Remove a template; designs made from it stay',
  path: paths.removeTemplate,
})

export const uploadTemplateImage = defineCall({
  ...change,
  name: 'uploadTemplateImage',
  summary: 'A picture to be used in templates',
  path: paths.uploadTemplateImage,
  rate: { max: 120, seconds: 600, per: 'account' },
  body: 'multipart',
  largestFile: imageLimits.bytes,
  input: z.object({}),
  output: uploadedImage,
})
