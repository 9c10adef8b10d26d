import { describe, expect, it } from 'vitest'
import { drawSong } from './song-drawing.server'

type Line = { path: string }

/** Where lines touch an edge of their piece: at the start (0) or at the end (100). */
function touching(lines: readonly Line[], edge: 0 | 100, isUpright: boolean): number[] {
  const places = lines
    .flatMap(({ path }) => path.split('M').filter(Boolean))
    .flatMap(line => {
      const numbers = line.split(/[ C]/).map(Number)
      const ends = [numbers.slice(0, 2), numbers.slice(-2)]
      return ends.map(([x = 0, y = 0]) => (isUpright ? { along: y, aside: x } : { along: x, aside: y }))
    })
    .filter(({ along }) => along === edge)
  return [...new Set(places.map(({ aside }) => aside))].sort((a, b) => a - b)
}

describe('the way of a song', () => {
  it.each([1, 4, 13, 40])(
    'is one drawing with %s channels: each piece begins where the one before ends',
    channels => {
      const pieces = drawSong(channels)
      for (const [index, piece] of pieces.slice(1).entries()) {
        const before = pieces[index]
        expect(touching(piece.across, 0, false)).toEqual(touching(before?.across ?? [], 100, false))
        expect(touching(piece.upright, 0, true)).toEqual(touching(before?.upright ?? [], 100, true))
      }
    },
  )

  it('ends as one line, however many there were', () => {
    expect(touching(drawSong(13).at(-1)?.across ?? [], 100, false)).toEqual([50])
  })
})
