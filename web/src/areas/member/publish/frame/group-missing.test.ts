import { describe, expect, it } from 'vitest'
import type { Missing } from '#contract/works/missing'
import { inPageOrder } from './group-missing'

const missing = (field: string, trackId?: number): Missing => ({ step: 1, field, why: 'empty', trackId })

describe('what is missing', () => {
  it('is listed as it stands on the page', () => {
    const found = [missing('p_line'), missing('explicit'), missing('ai_use'), missing('rights.source', 7)]
    const ordered = inPageOrder([...found, missing('composers', 7), missing('performers', 7)])
    expect(ordered.map(({ field }) => field)).toEqual([
      'explicit',
      'performers',
      'composers',
      'rights.source',
      'p_line',
      'ai_use',
    ])
  })

  it('keeps the order of the files', () => {
    const files = ['material.cover', 'material.music', 'material.lyric'].map(field => missing(field))
    expect(inPageOrder(files)).toEqual(files)
  })
})
