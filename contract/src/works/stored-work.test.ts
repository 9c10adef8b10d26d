import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { readStoredRelease, readStoredScope, readStoredTrack } from './stored-work'
import {
  emptyArtist,
  emptyRelease,
  emptyScope,
  emptyTrack,
  releaseDetails,
  scope,
  trackDetails,
} from './work'

const artists = [{ ...emptyArtist, name: 'Lin', channel_ids: [{ channel: 'spotify', id: '1' }] }]
const other_titles = [{ text: '港湾', language: 'zh', script: 'Hans' }]
const ai_use = { music: true, lyrics: false, vocals: false, cover: true }

const stored: [string, object, (stored: unknown) => unknown, z.ZodType][] = [
  [
    'release',
    { ...emptyRelease, title: 'Harbour', other_titles, artists, ai_use },
    readStoredRelease,
    releaseDetails,
  ],
  ['track', { ...emptyTrack, title: 'Harbour', other_titles, artists }, readStoredTrack, trackDetails],
  ['scope', { ...emptyScope, channel_ids: [1, 2] }, readStoredScope, scope],
]

/** Every way to a key of it. What a channel calls an artist has no empty value: it is written whole or not at all. */
function waysIn(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null || way.includes('channel_ids')) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const next = [...way, Array.isArray(value) ? Number(key) : key]
    return Array.isArray(value) ? waysIn(inner, next) : [next, ...waysIn(inner, next)]
  })
}

function without(value: object, way: (string | number)[]): object {
  const copy = structuredClone(value)
  const last = way.at(-1) ?? ''
  let place = copy as Record<string | number, never>
  for (const step of way.slice(0, -1)) place = place[step] ?? ({} as never)
  delete place[last]
  return copy
}

describe.each(stored)('a stored %s', (_, whole, read, schema) => {
  it('is what it was', () => {
    expect(read(whole)).toEqual(whole)
  })

  it.each(waysIn(whole).map(way => [way.join('.'), way] as const))(
    'written before %s was known is whole',
    (_name, way) => {
      expect(schema.safeParse(read(without(whole, way))).error).toBeUndefined()
    },
  )

  it('loses what is no longer known', () => {
    expect(read({ ...whole, gone: 1 })).toEqual(whole)
  })

  it('is an empty one where nothing was stored', () => {
    expect(schema.safeParse(read({})).success).toBe(true)
  })
})
