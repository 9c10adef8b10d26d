// What was made for a page, and of which contents, so that it is made anew when they change. Stored as JSON.
import { z } from 'zod'
import { type Palette, palette } from '#contract/release-pages/calls'

const excerpt = z.object({
  /** The content it was cut from. */
  sha256: z.string(),
  track_id: z.number(),
  /** Second of the recording; null: a file of its own, from its beginning. */
  start: z.number().nullable(),
  /** 0: nothing could be cut from it. */
  seconds: z.number(),
})

const preparedPage = z.object({
  /** The content of the cover, in hex. */
  cover: z.string().nullable(),
  palette: palette.nullable(),
  excerpt: excerpt.nullable(),
})
export type PreparedPage = z.output<typeof preparedPage>
export type PreparedExcerpt = z.output<typeof excerpt>

const nothingYet: PreparedPage = { cover: null, palette: null, excerpt: null }

/** What an earlier version has stored otherwise counts as not made. */
export function readPrepared(stored: unknown): PreparedPage {
  return preparedPage.safeParse(stored).data ?? nothingYet
}

/** Ink on night, as long as nobody has looked at the cover. */
export const plainPalette: Palette = {
  is_light: false,
  ground: '#14171c',
  glow: '#2c333b',
  ink: '#f5f2ea',
  soft: '#b6b3ab',
  light: '#ff9a80',
}

export const coverName = 'page-1200.webp'
/** A work's own, although others may use the same recording: it goes when this one is chosen anew. */
export const excerptName = (workId: number, { start }: Pick<PreparedExcerpt, 'start'>) =>
  `excerpt-${workId}-${start ?? 'own'}.mp3`
