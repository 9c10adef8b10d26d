import { describe, expect, it } from 'vitest'
import type { Missing } from '#contract/works/missing'
import { emptyTrack } from '#contract/works/work'
import { inPageOrder } from './group-missing'

const missing = (field: string, trackId?: number, step: Missing['step'] = 1): Missing => ({
  step,
  field,
  why: 'empty',
  trackId,
})
const track = (id: number) => ({ id, details: emptyTrack })

describe('what is missing', () => {
  it('is listed as it stands on the pages of a single', () => {
    const found = [
      missing('p_line'),
      missing('explicit'),
      missing('ai_use'),
      missing('composers', 7),
      missing('rights.source', 7),
      missing('performers', 7),
      missing('material.music', 7, 2),
      missing('material.lyric', 7, 2),
      missing('material.cover', undefined, 2),
    ]
    expect(inPageOrder(found, [track(7)]).map(({ field }) => field)).toEqual([
      'explicit',
      'performers',
      'composers',
      'rights.source',
      'p_line',
      'ai_use',
      'material.cover',
      'material.music',
      'material.lyric',
    ])
  })

  it('goes through the tracks of an album one after another', () => {
    const found = [missing('ai_use'), missing('composers', 8), missing('composers', 7), missing('title', 8)]
    const ordered = inPageOrder(found, [track(8), track(7)])
    expect(ordered.map(({ field, trackId }) => [field, trackId])).toEqual([
      ['title', 8],
      ['composers', 8],
      ['composers', 7],
      ['ai_use', undefined],
    ])
  })
})
