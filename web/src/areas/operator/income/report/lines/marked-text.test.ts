import { describe, expect, it } from 'vitest'
import { markCell } from './marked-text'

describe('a cell in its line', () => {
  it('stands with its neighbours, the far ones cut off', () => {
    const text = '2026-10;2026-09;Spotify;JP;Night boat;River;8,44216E+11;;;14,920'
    expect(markCell(text, '8,44216E+11')).toEqual({
      before: '…ify;JP;Night boat;River;',
      cell: '8,44216E+11',
      after: ';;;14,920',
    })
  })

  it('is the whole line where the cell is empty or out of sight', () => {
    expect(markCell('a;b', '')).toEqual({ before: 'a;b', cell: '', after: '' })
    expect(markCell('a;b', 'c')).toEqual({ before: 'a;b', cell: '', after: '' })
  })
})
