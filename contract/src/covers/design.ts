// Members' designs: what both sides must agree on.
import { z } from 'zod'
import { words } from '../text'
import { id, timestamp } from '../wire'
import { scene, sceneLimits } from './scene'

export const designLimits = {
  /** Of an account, those in the bin included. */
  designs: 500,
  /** Of an account's pictures together. */
  imageBytes: 500 * 1024 * 1024,
  name: 80,
  automaticVersions: 50,
  namedVersions: 50,
  /** While somebody edits, a version is kept this often. */
  versionMinutes: 10,
  binDays: 30,
} as const

/** What may be sent as a picture for a cover, and what becomes of it. */
export const imageLimits = {
  bytes: 25 * 1024 * 1024,
  pixels: 60_000_000,
  /** The longest side of what is kept. */
  side: 4000,
} as const

/** As it is sent: the scene has to be one that can be kept. */
export const sentScene = scene.check(({ value, issues }) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length
  if (bytes <= sceneLimits.size) return
  issues.push({ code: 'too_big', origin: 'string', maximum: sceneLimits.size, inclusive: true, input: value })
})

export const designName = words(designLimits.name, 1)

/** Where the pictures that a scene names lie, for some hours. */
export const sceneImage = z.object({
  kind: z.enum(['upload', 'background']),
  /** As the scene has it: of an upload its text, of a background its number. */
  id: z.union([z.string(), z.number()]),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type SceneImage = z.output<typeof sceneImage>

export const openedScene = { scene, images: z.array(sceneImage) }

const ofWork = z.object({ id, title: z.string() }).nullable()

export const designRow = z.object({
  id,
  name: z.string(),
  version: z.number().int(),
  is_favourite: z.boolean(),
  /** The release it is made for. */
  work: ofWork,
  /** A small picture of it; none before the first is drawn. */
  preview: z.string().nullable(),
  saved_at: timestamp,
  saved_by: z.string(),
  created_at: timestamp,
  binned_at: timestamp.nullable(),
  can: z.object({ change: z.boolean() }),
})
export type DesignRow = z.output<typeof designRow>

export const design = designRow.extend(openedScene)
export type Design = z.output<typeof design>

export const designVersionRow = z.object({
  id,
  /** Empty: kept by itself while somebody edited. */
  name: z.string(),
  saved_at: timestamp,
  saved_by: z.string(),
})
export type DesignVersionRow = z.output<typeof designVersionRow>

/** What a design is drawn as: square covers by their side, and the upright picture for social posts. */
export const drawnSizes = ['3000', '1500', '640', 'story'] as const
export type DrawnSize = (typeof drawnSizes)[number]
export const drawnFormats = ['jpeg', 'png'] as const
export type DrawnFormat = (typeof drawnFormats)[number]
